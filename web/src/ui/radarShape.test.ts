import { expect, test } from 'vitest';
import { axisLabel, nameLines, radarShape, ringShape } from './radarShape.ts';

test('the first axis points up and values beyond the scale stay on the ring', () => {
  expect(radarShape([50, 0, 0, 0, 0], 100, 80)[0]).toEqual([100, 60]);
  expect(radarShape([140, 0, 0, 0, 0], 100, 80)[0]).toEqual(ringShape(5, 100, 80)[0]);
});

test('names turn away from the drawing', () => {
  const anchors = [0, 1, 2, 3, 4, 5].map((index) => axisLabel(index, 6, 100, 80).anchor);
  expect(anchors).toEqual(['middle', 'start', 'start', 'middle', 'end', 'end']);
});

test('a long name at a side stands in two lines, a short one and those at the top and bottom in one', () => {
  expect(nameLines('护理评估与记录', 'start')).toEqual(['护理评估', '与记录']);
  expect(nameLines('沟通与汇报', 'end')).toEqual(['沟通与汇报']);
  expect(nameLines('护理评估与记录', 'middle')).toEqual(['护理评估与记录']);
});
