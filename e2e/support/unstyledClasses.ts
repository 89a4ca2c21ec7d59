import type { Page } from '@playwright/test';

/** The class names on the page that no style sheet of it knows: what they stand for is shown without its look. */
export const unstyledClasses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const selectorsOf = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
      ]);
    const known = new Set(
      [...document.styleSheets]
        .flatMap(({ cssRules }) => selectorsOf(cssRules))
        .join()
        .match(/(?<=\.)[\w-]+/g),
    );
    const used = new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
    // names that libraries give, of icons, of the editor and of words in code; most of them have no look of their own
    const given = /^(?:lucide-|tiptap$|ProseMirror-|language-|hljs-|(?:function|class|language)_$)/;
    return [...used].filter((name) => !known.has(name) && !given.test(name));
  });
