import { expect, it } from 'vitest';
import { bodies, keys } from '#contract/exam/questionShapes.ts';
import { QuestionType } from '#contract/rules/questions.ts';
import type { Keyed, SimpleType } from '#contract/rules/questions.ts';
import { blankMaterial, blankOf, retyped } from './blank.ts';

const simple = QuestionType.values.filter((type): type is SimpleType => type !== QuestionType.compound);

it.each(simple)('a new question of type %s has every part that its type asks for', (type) => {
  const { body, key } = blankOf(type);
  expect(Object.keys(body)).toEqual(expect.arrayContaining(Object.keys(bodies[type].shape)));
  expect(Object.keys(key)).toEqual(expect.arrayContaining(Object.keys(keys[type].shape)));
});

it('options stay when one choice becomes several, and the other way round', () => {
  const before = blankOf(QuestionType.single) as Keyed<1>;
  before.key.right = before.body.options[2]!.id;
  const several = retyped(before, QuestionType.multiple) as Keyed<2>;
  expect(several.body.options).toBe(before.body.options);
  expect(several.key.right).toEqual([before.key.right]);
  expect((retyped(several, QuestionType.single) as Keyed<1>).key.right).toBe(before.key.right);
  expect(retyped(several, QuestionType.judge)).toEqual({ questionType: 3, body: {}, key: { isTrue: 1 } });
});

it('what is to be put in order does not stand in its order', () => {
  const { body, key } = blankOf(QuestionType.ordering) as Keyed<10>;
  expect(body.items.map(({ id }) => id)).toEqual(key.order.toSorted());
});

it('each child of a material has its key', () => {
  const { body, key } = blankMaterial();
  expect(key.children.map(({ id }) => id)).toEqual(body.children.map(({ id }) => id));
});
