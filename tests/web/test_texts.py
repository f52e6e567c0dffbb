"""What the page says has a message in a topic that it loads, and nothing is kept that nobody says."""

import re

from tests.texts.catalogues import patterns
from tests.web import page

CHUNKS = page.SOURCE.parent / "make" / "catalogues.ts"


def loaded() -> frozenset[str]:
    """The topics that the page loads, from the table of its build."""
    table = re.search(
        r"export const CHUNKS = \{(.*?)\} as const", CHUNKS.read_text(encoding="utf-8"), re.DOTALL
    )
    assert table
    return frozenset(re.findall(r'"([a-z]+)(?::[a-z-]+)?"', table[1]))


def test_whatever_the_page_says_is_in_a_topic_that_it_loads() -> None:
    read = patterns("en")
    assert page.said()
    topics = loaded()
    lost = {
        name
        for name in page.said()
        if name not in read or read[name].topic.removesuffix(".ftl") not in topics
    }
    assert lost == set()


def test_whatever_is_written_for_the_page_is_said() -> None:
    own = {name for name in patterns("en") if name.startswith(page.OWN) and "." not in name}
    assert own
    assert {name for name in own - page.said() if not name.startswith(page.made())} == set()


SILENT = re.compile(r"<script.*?</script>|<style.*?</style>|<!--.*?-->|=>", re.DOTALL)
EXPRESSION = re.compile(r"\{[^{}]*\}")
WORDS = re.compile(r">\s*([^\W\d_]{2,}[^<>]*)<|(?:aria-label|title|alt)=\"([^\"]*[^\W\d_][^\"]*)\"")


def written_out(markup: str) -> list[str]:
    """Words between tags, and in attributes that are read aloud."""
    plain = SILENT.sub("", markup)
    while EXPRESSION.search(plain):
        plain = EXPRESSION.sub("", plain)
    return [tag or attribute for tag, attribute in WORDS.findall(plain)]


def test_the_page_writes_no_sentence_of_its_own() -> None:
    assert written_out('<p class="x">{a}Hello <b>{b}</b></p><img alt="A card">') == ["Hello ", "A card"]
    found = {path: written_out(text) for path, text in page.sources().items() if path.endswith(".svelte")}
    assert found
    assert {path: words for path, words in found.items() if words} == {}
