// @vitest-environment node
import { expect, it } from "vitest";
import { rendered } from "../make/rulebook.ts";

it("puts headings one step lower and keeps the numbers of paragraphs as anchors", () => {
  const html = rendered('# Book\n\n<a id="1.1"></a>\n**1.1** First.\n');
  expect(html).toContain("<h2>Book</h2>");
  expect(html).toContain('<span id="1.1"></span>');
  expect(html).toContain("<strong>1.1</strong>");
});

it("keeps links inside the book and makes others plain", () => {
  expect(rendered("[a](#1.1) [b](examples/x.json)")).toBe('<p><a href="#1.1">a</a> b</p>\n');
});

it("lets tables be moved sideways by keyboard, without empty headings", () => {
  const html = rendered("| | a |\n|---|---|\n| b | c |\n");
  expect(html).toContain('<div class="scroll" tabindex="0"><table>');
  expect(html).not.toContain("<th></th>");
});
