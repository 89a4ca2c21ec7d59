import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFields } from './createFields.ts';
import { rowKeys } from './fieldStore.ts';
import type { FieldElement } from './fieldElement.ts';
import { nearest, valueAt, withValue } from './paths.ts';

interface Period {
  title: string;
}
interface Chapter {
  title: string;
  periods: Period[];
}
interface Course {
  name: string;
  chapters: Chapter[];
}

const step = fc.record({
  act: fc.constantFrom('append', 'insert', 'remove', 'move'),
  from: fc.nat(20),
  to: fc.nat(20),
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The same step on a form's rows and on a plain array of what is known of each row. */
function play(
  { act, from, to }: Step,
  rows: { title: string; error: string | undefined }[],
  form: ReturnType<typeof open>,
) {
  const chapters = form.rows('chapters');
  const [at, place] = [rows.length === 0 ? 0 : from % rows.length, rows.length === 0 ? 0 : to % rows.length];
  const title = `made ${from} ${to}`;
  const made = { title, periods: [{ title: `first of ${title}` }] };
  if (act === 'append') {
    chapters.append(made);
    rows.push({ title, error: undefined });
  } else if (act === 'insert') {
    chapters.insert(at, made);
    rows.splice(at, 0, { title, error: undefined });
  } else if (rows.length === 0) return;
  else if (act === 'remove') {
    chapters.remove(at);
    rows.splice(at, 1);
  } else {
    chapters.move(at, place);
    rows.splice(place, 0, ...rows.splice(at, 1));
  }
}

const chapter = (title: string): Chapter => ({ title, periods: [{ title: `first of ${title}` }] });

function open(titles: readonly string[]) {
  return createFields<Course>({ name: '', chapters: titles.map(chapter) }, async () => ({}));
}

const titles = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 5 });

test('values, server errors, errors of lists below and keys go with their row, whatever is done to the list', () => {
  fc.assert(
    fc.property(titles, fc.array(step, { maxLength: 12 }), (begun, steps) => {
      const form = open(begun);
      for (const [index, title] of begun.entries()) {
        form.setError(`chapters.${index}.title`, `wrong: ${title}`);
        form.setError(`chapters.${index}.periods.0.title`, `wrong below: ${title}`);
      }
      const rows = begun.map((title) => ({ title, error: `wrong: ${title}` as string | undefined }));
      const keyOf = new Map(rowKeys(form.state(), 'chapters').map((key, index) => [begun[index], key]));
      for (const one of steps) play(one, rows, form);
      const { errors } = form.state();
      const keys = rowKeys(form.state(), 'chapters');
      expect(form.getValues().chapters.map(({ title }) => title)).toEqual(rows.map(({ title }) => title));
      expect(form.getValues().chapters.map(({ periods }) => periods[0]?.title)).toEqual(
        rows.map(({ title }) => `first of ${title}`),
      );
      expect(rows.map((_, index) => errors[`chapters.${index}.title`])).toEqual(rows.map(({ error }) => error));
      expect(rows.map((_, index) => errors[`chapters.${index}.periods.0.title`])).toEqual(
        rows.map(({ title, error }) => error && `wrong below: ${title}`),
      );
      expect(Object.keys(errors)).toHaveLength(2 * rows.filter(({ error }) => error).length);
      expect(new Set(keys).size).toBe(rows.length);
      for (const [index, { title, error }] of rows.entries()) if (error) expect(keys[index]).toBe(keyOf.get(title));
    }),
  );
});

test('what stands at a path is what was put there, and nothing beside it changes', () => {
  const path = fc.tuple(fc.nat(3), fc.constantFrom('title', 'note')).map(([row, field]) => `rows.${row}.${field}`);
  const begun = { rows: [0, 1, 2, 3].map((row) => ({ title: `t${row}`, note: `n${row}` })), other: {} };
  fc.assert(
    fc.property(path, fc.anything(), (at, value) => {
      const after = withValue(begun, at, value);
      expect(valueAt(after, at)).toBe(value);
      expect(after.other).toBe(begun.other);
      for (const [index, row] of begun.rows.entries())
        if (!at.startsWith(`rows.${index}.`)) expect(after.rows[index]).toBe(row);
      expect(withValue(after, at, valueAt(begun, at))).toEqual(begun);
    }),
  );
});

test('a path that nothing was put at makes its lists and objects', () => {
  expect(withValue({}, 'chapters.0.title', '一')).toEqual({ chapters: [{ title: '一' }] });
  expect(valueAt({}, 'chapters.0.title')).toBeUndefined();
});

test('an error inside of a field that is shown as a whole stands at that field', () => {
  const isKnown = (path: string) => ['codes', 'chapters.0.title'].includes(path);
  expect(nearest('codes.3', isKnown)).toBe('codes');
  expect(nearest('chapters.0.title', isKnown)).toBe('chapters.0.title');
  expect(nearest('chapters.0.periods', isKnown)).toBeUndefined();
});

/** An element as far as a form touches it. */
const input = (value = '') => ({ type: 'text', value, focus: () => undefined }) as unknown as FieldElement;

/** What React does when a row has another place: all old refs are left before the new ones are met. */
function mounted(form: ReturnType<typeof open>) {
  const elements = new Map<string, FieldElement>();
  let leaving: (() => void)[] = [];
  const render = () => {
    for (const leave of leaving) leave();
    leaving = rowKeys(form.state(), 'chapters').flatMap((key, index) => {
      const element = elements.get(key) ?? input();
      elements.set(key, element);
      return form.register(`chapters.${index}.title`).ref(element) ?? [];
    });
  };
  const shown = () => rowKeys(form.state(), 'chapters').map((key) => elements.get(key)!.value);
  render();
  return {
    render,
    shown,
    type: (index: number, text: string) => {
      elements.get(rowKeys(form.state(), 'chapters')[index]!)!.value = text;
    },
  };
}

test('elements show their row after every step, also what was typed without telling and after a draft was brought back', () => {
  fc.assert(
    fc.property(titles, fc.array(fc.tuple(step, fc.boolean()), { maxLength: 8 }), titles, (begun, steps, draft) => {
      const form = open(begun);
      const page = mounted(form);
      const rows = begun.map((title) => ({ title, error: undefined as string | undefined }));
      const agree = () => {
        page.render();
        expect(page.shown()).toEqual(rows.map(({ title }) => title));
        expect(form.getValues().chapters.map(({ title }) => title)).toEqual(page.shown());
      };
      for (const [one, isRendered] of steps) {
        if (isRendered) agree();
        if (isRendered && rows.length > 0) {
          rows[0]!.title = `typed ${one.from}`;
          page.type(0, rows[0]!.title);
        }
        play(one, rows, form);
      }
      agree();
      form.reset({ name: '', chapters: draft.map(chapter) });
      page.render();
      expect(page.shown()).toEqual(draft);
      expect(form.getValues().chapters.map(({ title }) => title)).toEqual(draft);
    }),
  );
});

test('a row that was wrong is checked while it is changed, wherever it stands now', async () => {
  const needsTitle = async (read: () => Course) =>
    Object.fromEntries(
      read().chapters.flatMap(({ title }, index) => (title ? [] : [[`chapters.${index}.title`, '请输入标题']])),
    );
  const form = createFields<Course>({ name: '', chapters: [chapter('一'), chapter('')] }, needsTitle);
  const page = [form.register('chapters.0.title'), form.register('chapters.1.title')];
  await form.submit(async () => expect.unreachable());
  expect(form.state().errors).toEqual({ 'chapters.1.title': '请输入标题' });
  form.rows('chapters').move(1, 0);
  expect(form.state().errors).toEqual({ 'chapters.0.title': '请输入标题' });
  page[0]!.onChange({ target: input('二') });
  await new Promise((done) => setTimeout(done));
  expect(form.state().errors).toEqual({});
});
