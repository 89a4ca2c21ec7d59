import * as z from 'zod';

/** What a field says when its declaration has no words of its own; zod would say it in English. */
z.config({
  customError: ({ code, input }) => {
    if (code === 'invalid_type') return input === undefined || input === null ? '请填写这一项' : '格式不正确';
    if (code === 'too_big') return '太长或太大了';
    if (code === 'too_small') return '太短或太小了';
    return '内容不正确';
  },
});
