import { expect, test } from 'vitest';
import { createFieldStore, sameValues } from './fieldStore.ts';

test('a value is kept, told of by name, and makes the form dirty until it is back', () => {
  const store = createFieldStore({ words: '' });
  const heard: unknown[] = [];
  const deafen = store.onValue((name, values) => heard.push([name, values['words']]));
  store.set('words', '你好');
  expect(store.state()).toMatchObject({ values: { words: '你好' }, dirty: true });
  store.set('words', '');
  expect(store.state().dirty).toBe(false);
  deafen();
  store.set('words', '再见');
  expect(heard).toEqual([
    ['words', '你好'],
    ['words', ''],
  ]);
});

test('what elements held at the start is not told as typed', () => {
  const store = createFieldStore({});
  store.onValue(() => expect.unreachable());
  store.put('words', '');
  store.put('agree', false);
  expect(store.state()).toMatchObject({ values: { words: '', agree: false }, dirty: false });
});

test('what does not change keeps its identity, so nothing renders for it', () => {
  const store = createFieldStore({ words: '' });
  store.setError('words', '请输入');
  const { errors, values } = store.state();
  store.setError('words', '请输入');
  store.touch('words');
  expect(store.state().errors).toBe(errors);
  expect(store.state().values).toBe(values);
});

test('a message is taken away alone', () => {
  const store = createFieldStore({});
  store.setErrors({ one: '一', two: '二' });
  store.setError('one', undefined);
  expect(store.state().errors).toEqual({ two: '二' });
});

test('a reset brings values without errors; dirty is measured by the beginning', () => {
  const store = createFieldStore({ words: '', kind: 'a' });
  store.setError('words', '请输入');
  store.touch('words');
  store.reset({ words: '上次的', kind: 'a' });
  expect(store.state()).toEqual({
    values: { words: '上次的', kind: 'a' },
    errors: {},
    keys: {},
    touched: {},
    submitting: false,
    dirty: true,
  });
  store.reset();
  expect(store.state()).toMatchObject({ values: { words: '', kind: 'a' }, dirty: false });
});

test('empty, unticked and missing are alike', () => {
  expect(sameValues({ a: '', b: undefined, c: false, d: null }, {})).toBe(true);
  expect(sameValues({ a: 0 }, {})).toBe(false);
  expect(sameValues({ a: false }, { a: true })).toBe(false);
});
