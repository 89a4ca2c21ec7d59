import { expect, test } from 'vitest';
import { testApp } from '#test/testApp.ts';
import { handlers } from './api/table.ts';

const { app } = await testApp();

test('every call stands in the document, whoever asks first or again', async () => {
  const read = () => app.inject('/apis/docs/json');
  const [first, again] = [await read(), await read()];
  expect(first.statusCode).toBe(200);
  const { paths } = first.json<{ paths: Record<string, object> }>();
  const written = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((m) => `${m} ${path}`));
  expect(written.toSorted()).toEqual(
    handlers.map(({ call }) => `${call.method.toLowerCase()} /apis${call.path}`).toSorted(),
  );
  expect(again.body).toBe(first.body);
});
