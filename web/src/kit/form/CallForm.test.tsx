import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallForm } from './CallForm.tsx';

const sending = {
  submit: () => Promise.resolve(),
  failure: null,
  unsaved: false,
  draft: { restored: false, clear: () => undefined },
};
const render = (state: Partial<typeof sending> | { failure: string }, long = false) =>
  renderToStaticMarkup(
    <CallForm of={{ ...sending, ...state }} label="意见" long={long} actions={<button type="submit">提交</button>}>
      <input name="words" />
    </CallForm>,
  );

test('nothing can be typed into the server page before scripts would keep it', () => {
  expect(render({})).toMatch(/<fieldset[^>]* inert=""[^>]* aria-disabled="true"/);
});

test('the submit row is open from the first: what is pressed too early is kept and done', () => {
  expect(render({})).toMatch(/<\/fieldset><div[^>]*><button type="submit">提交</);
});

test('the submit row of a long form is open from the first too', () => {
  expect(render({}, true)).toMatch(/<\/fieldset><div[^>]*><button type="submit">提交</);
});

test('a failure stands as an alert between the fields and the submit row', () => {
  expect(render({ failure: '网络超时' })).toMatch(/name="words".*role="alert".*网络超时.*提交</);
});

test('a restored draft says so and can be cleared', () => {
  expect(render({ draft: { restored: true, clear: () => undefined } })).toMatch(/已恢复上次没提交的内容.*清空/);
  expect(render({})).not.toContain('已恢复');
});
