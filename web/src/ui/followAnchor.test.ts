import { expect, test } from 'vitest';
import { placeBeside } from './followAnchor.ts';

const view = { width: 360, height: 640 };
const panel = { width: 200, height: 150 };

test('hangs under the trigger, on the asked edge', () => {
  const anchor = { left: 40, right: 100, top: 10, bottom: 40 };
  expect(placeBeside(anchor, panel, 'start', view)).toEqual({ left: 40, top: 48 });
  expect(placeBeside({ ...anchor, left: 260, right: 320 }, panel, 'end', view)).toEqual({ left: 120, top: 48 });
});

test('never leaves the window', () => {
  const anchor = { left: 300, right: 350, top: 10, bottom: 40 };
  expect(placeBeside(anchor, panel, 'start', view).left).toBe(148);
  expect(placeBeside({ ...anchor, left: 4, right: 30 }, panel, 'end', view).left).toBe(12);
});

test('goes above when there is no room below', () => {
  expect(placeBeside({ left: 40, right: 100, top: 560, bottom: 600 }, panel, 'start', view).top).toBe(402);
});
