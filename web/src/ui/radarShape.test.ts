import { expect, test } from 'vitest';
import { axisLabel, radarShape, ringShape } from './radarShape.ts';

test('the first axis points up and values beyond the scale stay on the ring', () => {
  expect(radarShape([50, 0, 0, 0, 0], 100, 80)[0]).toEqual([100, 60]);
  expect(radarShape([140, 0, 0, 0, 0], 100, 80)[0]).toEqual(ringShape(5, 100, 80)[0]);
});

test('names turn away from the drawing', () => {
  const anchors = [0, 1, 2, 3, 4, 5].map((index) => axisLabel(index, 6, 100, 80).anchor);
  expect(anchors).toEqual(['middle', 'start', 'start', 'middle', 'end', 'end']);
});
