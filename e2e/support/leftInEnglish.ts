import type { Page } from '@playwright/test';

/**
 * Lines on the page that nobody has put into Chinese, also in names that are read aloud: three words of Latin letters in
 * a row. What people write about English has Chinese words beside it.
 */
export const leftInEnglish = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const code = [...document.querySelectorAll<HTMLElement>('pre, code')].map(({ innerText }) => innerText);
    const isCode = (line: string) => code.some((text) => text.includes(line.trim()));
    const texts = [document.title, document.body.innerText];
    const named = document.body.querySelectorAll('[aria-label], [title], [placeholder], img[alt]');
    for (const element of named) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
    }
    return texts
      .flatMap((text) => text.split('\n'))
      .filter((line) => /[a-z]{2,}(?: [a-z]{2,}){2,}/i.test(line) && !/\p{Script=Han}/u.test(line) && !isCode(line));
  });
