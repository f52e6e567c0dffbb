"""The tests of Thousand: folders mirror `src/thousand`, and a test is named after the behaviour it holds."""
