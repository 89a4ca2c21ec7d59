import { expect, test, vi } from 'vitest';
import { createFields } from './createFields.ts';
import type { FieldElement } from './fieldElement.ts';

interface Typed {
  mobile?: string;
  code?: string;
  agree?: boolean;
  kind?: string;
}

/** As much of an element as a form touches; `place` is where it stands on the page. */
function element(type: string, held: { value?: string; checked?: boolean; place?: number } = {}) {
  const made = {
    type,
    value: '',
    checked: false,
    place: 0,
    ...held,
    focus: vi.fn(),
    compareDocumentPosition: (other: { place: number }) => (other.place > made.place ? 4 : 2),
  };
  return made as typeof made & FieldElement;
}

const needsMobile = async (read: () => Typed): Promise<Record<string, string>> =>
  read().mobile ? {} : { mobile: '请输入手机号' };

const settled = () => new Promise((done) => setTimeout(done));

test('what was filled in before the scripts came is taken over, also over what the form would begin with', () => {
  const form = createFields<Typed>({ code: '111111' }, async () => ({}));
  form.register('mobile', { read: (typed) => typed.replaceAll(' ', '') }).ref(element('tel', { value: '138 0013' }));
  form.register('code').ref(element('text', { value: '222222' }));
  form.register('agree').ref(element('checkbox', { checked: true }));
  expect(form.getValues()).toEqual({ mobile: '1380013', code: '222222', agree: true });
});

test('an empty element shows what the form begins with; without that the field is empty', () => {
  const form = createFields<Typed>({ mobile: '138', kind: 'b' }, async () => ({}));
  const mobile = element('tel');
  const radios = ['a', 'b'].map((value) => element('radio', { value }));
  form.register('mobile').ref(mobile);
  for (const radio of radios) form.register('kind').ref(radio);
  form.register('code').ref(element('text'));
  form.register('agree').ref(element('checkbox'));
  expect(mobile.value).toBe('138');
  expect(radios.map(({ checked }) => checked)).toEqual([false, true]);
  expect(form.getValues()).toEqual({ mobile: '138', kind: 'b', code: '', agree: false });
});

test('an element is filled in also when somebody looked at its field before it was there', () => {
  const form = createFields<Typed>({ mobile: '138' }, async () => ({}));
  form.control('mobile');
  const mobile = element('tel');
  form.register('mobile', { read: (typed) => typed.replaceAll(' ', '') }).ref(mobile);
  form.control('mobile');
  expect(mobile.value).toBe('138');
  form.reset({ mobile: '137' });
  expect(mobile.value).toBe('137');
});

test('a field is checked when it is left, then at every change', async () => {
  const form = createFields<Typed>({}, needsMobile);
  const input = element('tel');
  const field = form.register('mobile');
  field.ref(input);
  field.onChange({ target: input });
  await settled();
  expect(form.state().errors).toEqual({});
  field.onBlur();
  await settled();
  expect(form.state()).toMatchObject({ errors: { mobile: '请输入手机号' }, touched: { mobile: true } });
  input.value = '138';
  field.onChange({ target: input });
  await settled();
  expect(form.state().errors).toEqual({});
  input.value = '';
  field.onChange({ target: input });
  await settled();
  expect(form.state().errors).toEqual({ mobile: '请输入手机号' });
});

test('what the server said stays until the value changes', async () => {
  const form = createFields<Typed>({ mobile: '138' }, needsMobile);
  const input = element('tel');
  const field = form.register('mobile');
  field.ref(input);
  form.setError('mobile', '已经注册');
  field.onBlur();
  await settled();
  expect(form.state().errors).toEqual({ mobile: '已经注册' });
  input.value = '139';
  field.onChange({ target: input });
  await settled();
  expect(form.state().errors).toEqual({});
});

test('a failed submit moves to the topmost wrong field and sends nothing', async () => {
  const form = createFields<Typed>({}, async () => ({ code: '请输入验证码', mobile: '请输入手机号' }));
  const code = element('text', { place: 2 });
  const mobile = element('tel', { place: 1 });
  form.register('code').ref(code);
  form.register('mobile').ref(mobile);
  await form.submit(async () => expect.unreachable());
  expect(form.state()).toMatchObject({ errors: { code: '请输入验证码', mobile: '请输入手机号' }, submitting: false });
  expect(mobile.focus).toHaveBeenCalled();
  expect(code.focus).not.toHaveBeenCalled();
});

test('a submit reads the elements again, sends once, and ends also when sending fails', async () => {
  const form = createFields<Typed>({}, needsMobile);
  const input = element('tel');
  form.register('mobile').ref(input);
  input.value = '13800138000';
  const send = vi.fn(async () => {
    expect(form.state().submitting).toBe(true);
    throw new Error('offline');
  });
  const [first, second] = await Promise.allSettled([form.submit(send), form.submit(send)]);
  expect(send.mock.calls).toEqual([[{ mobile: '13800138000' }]]);
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  expect(form.state().submitting).toBe(false);
});

test('a value set by the page shows in its element alone, and an element that left is forgotten', () => {
  const form = createFields<Typed>({}, async () => ({}));
  const [mobile, code] = [element('tel'), element('text')];
  form.register('mobile').ref(mobile);
  const leave = form.register('code').ref(code);
  mobile.value = '138 0013';
  form.setValue('code', '123456');
  expect([mobile.value, code.value]).toEqual(['138 0013', '123456']);
  leave?.();
  form.reset();
  expect([mobile.value, code.value]).toEqual(['', '123456']);
});

test('a control that is told its value is never written to', async () => {
  const form = createFields<Typed>({}, needsMobile);
  const input = element('text', { value: 'shown' });
  const field = form.control('mobile');
  field.ref(input);
  form.reset({ mobile: '' });
  expect(input.value).toBe('shown');
  expect(await form.verify('mobile')).toBe(false);
  expect(input.focus).toHaveBeenCalled();
  field.set('138');
  expect(await form.verify('mobile')).toBe(true);
  expect(form.getValues()).toEqual({ mobile: '138' });
});
