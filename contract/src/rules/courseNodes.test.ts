import { expect, it } from 'vitest';
import { AssessmentState, SittingState } from './assessments.ts';
import { NodeState } from './nodeStates.ts';
import { isNodeDone, nodeRuleText, nodeStateOf } from './courseNodes.ts';

const facts = {
  assessmentState: AssessmentState.published,
  beginsAt: '2026-11-23 09:00:00',
  endsAt: '2026-11-23 11:00:00',
  releasedAt: null,
  sittingState: null,
};

it('a node stands where its clock and its newest sitting say', () => {
  const during = '2026-11-23 10:00:00';
  const state = (more: object, now = during) => nodeStateOf({ ...facts, ...more }, now);
  expect(state({}, '2026-11-23 08:00:00')).toBe(NodeState.coming);
  expect(state({})).toBe(NodeState.open);
  expect(state({}, '2026-11-23 11:00:00')).toBe(NodeState.missed);
  expect(state({ assessmentState: AssessmentState.withdrawn })).toBe(NodeState.missed);
  expect(state({ sittingState: SittingState.running })).toBe(NodeState.running);
  expect(state({ sittingState: SittingState.marked })).toBe(NodeState.submitted);
  expect(state({ sittingState: SittingState.marked, releasedAt: during })).toBe(NodeState.released);
  expect(state({ sittingState: SittingState.cancelled })).toBe(NodeState.open);
});

it('is done by handing in, or by reaching the pass mark in released marks', () => {
  const standing = { passPoints: null, releasedAt: null, isHandedIn: true, points: null };
  expect(isNodeDone(standing)).toBe(true);
  expect(isNodeDone({ ...standing, isHandedIn: false })).toBe(false);
  expect(isNodeDone({ ...standing, passPoints: 60, points: 80 })).toBe(false);
  expect(isNodeDone({ ...standing, passPoints: 60, points: 60, releasedAt: '2026-11-24 09:00:00' })).toBe(true);
  expect(isNodeDone({ ...standing, passPoints: 60, points: 59, releasedAt: '2026-11-24 09:00:00' })).toBe(false);
  expect([nodeRuleText(null), nodeRuleText(605)]).toEqual(['交了就算学完', '公布的成绩到 60.5 分算学完']);
});
