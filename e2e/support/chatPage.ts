import type { Locator, Page } from '@playwright/test';

/** Opens the chat and the conversation with somebody. */
export async function openChat(page: Page, other: string): Promise<void> {
  await page.goto('/im');
  await page.getByRole('link', { name: new RegExp(`^${other}`) }).click();
  await writing(page).waitFor();
}

/** Where messages are written. */
export const writing = (page: Page): Locator => page.getByRole('textbox', { name: /写消息$/ });

export async function say(page: Page, text: string): Promise<void> {
  await writing(page).fill(text);
  await page.keyboard.press('Enter');
}

/** The messages of the open conversation that hold a text. */
export const said = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('log').getByRole('article').filter({ hasText: text });
