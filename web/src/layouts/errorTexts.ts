import { isRouteErrorResponse } from 'react-router';

/** The status from the error, its `status`, or the response; 500 otherwise (specification, section 8). */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  if (typeof error !== 'object' || error === null) return 500;
  const { statusCode, status, response } = error as { statusCode?: unknown; status?: unknown; response?: unknown };
  if (typeof statusCode === 'number') return statusCode;
  if (typeof status === 'number') return status;
  const answered = (response as { status?: unknown } | null | undefined)?.status;
  return typeof answered === 'number' ? answered : 500;
}

export interface ErrorTexts {
  kind: 'lost' | 'broken' | 'refused';
  title: string;
  note: string;
}

/** The fixed texts of the specification; every status that is not ours looks like 500. */
export function errorTexts(status: number): ErrorTexts {
  if (status === 404) {
    return {
      kind: 'lost',
      title: '啊呀，不小心飞出地球了！',
      note: '此页面已无法找到，可能已经被删除或地址错误',
    };
  }
  if (status === 403) return { kind: 'refused', title: '没有权限', note: '当前身份不能打开这个页面' };
  return { kind: 'broken', title: '啊呀，不小心页面出错！', note: '此页面可能有bug，请联系管理员！' };
}
