import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToasts, subscribeToasts, toast, TOAST_LIFE_MS, TOAST_SAME_MS } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.advanceTimersByTime(TOAST_SAME_MS);
  vi.useRealTimers();
});

const texts = () => currentToasts().map((item) => item.text);

test('equal texts within two seconds are shown once', () => {
  toast('网络超时');
  vi.advanceTimersByTime(TOAST_SAME_MS - 1);
  toast('网络超时');
  expect(texts()).toEqual(['网络超时']);
  vi.advanceTimersByTime(1);
  toast('网络超时');
  expect(texts()).toEqual(['网络超时', '网络超时']);
});

test('different texts stand together', () => {
  toast('已取消');
  toast('已收藏');
  expect(texts()).toEqual(['已取消', '已收藏']);
});

test('a toast leaves after three seconds and tells its listeners', () => {
  const heard = vi.fn();
  const stop = subscribeToasts(heard);
  toast('稍后再试');
  vi.advanceTimersByTime(TOAST_LIFE_MS - 1);
  expect(texts()).toEqual(['稍后再试']);
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});

test('only texts with 成功 look like success', () => {
  toast('保存成功');
  toast('密码不对');
  expect(currentToasts().map((item) => item.good)).toEqual([true, false]);
});
