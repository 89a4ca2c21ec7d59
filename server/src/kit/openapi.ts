import * as z from 'zod';
import { actionsFor, needsToken } from '#contract/kit/endpoint.ts';
import type { Handler } from './handle.ts';

type Paths = Record<string, Record<string, object>>;

/**
 * An OpenAPI 3.0 document made from the declarations: what shows it reads that version five times as fast as 3.1.
 * The paths are made when they are first read: with more than a thousand calls they take most of a server's start.
 */
export function openapiOf(handlers: readonly Handler[], actionNames: Readonly<Record<string, string>>): object {
  let paths: Paths | undefined;
  return {
    openapi: '3.0.3',
    info: { title: '知途接口', version: '1', description: '信封 {code,msg,data}；code 为 200 表示成功。' },
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token', description: tokenNote } } },
    get paths() {
      return (paths ??= pathsOf(handlers, actionNames));
    },
  };
}

function pathsOf(handlers: readonly Handler[], actionNames: Readonly<Record<string, string>>): Paths {
  const paths: Paths = {};
  for (const handler of handlers) {
    const { call } = handler;
    (paths[`/apis${call.path}`] ??= {})[call.method.toLowerCase()] = operationOf(handler, actionNames);
  }
  return paths;
}

const tokenNote = '登录得到的令牌，或者一把 API 密钥（zt_ 开头，只进写着需要权限的调用）。';

function operationOf({ call }: Handler, actionNames: Readonly<Record<string, string>>): object {
  const input = schemaOf(call.input, 'input');
  const output = schemaOf(call.output, 'output');
  const names = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
  const fields = Object.entries((input['properties'] ?? {}) as Record<string, object>);
  const inQuery = call.method === 'GET';
  const needed = actionsFor(call).map((action) => `${actionNames[action]}（${action}）`);
  const parameters = fields
    .filter(([name]) => names.has(name) || inQuery)
    .map(([name, schema]) => {
      const inPath = names.has(name);
      const required = inPath || (input['required'] as string[] | undefined)?.includes(name) === true;
      return { name, in: inPath ? 'path' : 'query', required, schema };
    });
  return {
    summary: call.summary,
    tags: [call.path.split('/')[1]],
    ...(needsToken(call) ? { security: [{ token: [] }] } : {}),
    ...(needed.length > 0 ? { description: `需要权限：${needed.join(' 或 ')}` } : {}),
    parameters,
    ...(inQuery ? {} : { requestBody: { content: { 'application/json': { schema: input } } } }),
    responses: {
      200: {
        description: ['200 成功', ...(call.fails ?? []).map(({ code, msg }) => `${code} ${msg}`)].join('；'),
        content: { 'application/json': { schema: envelopeOf(output) } },
      },
    },
  };
}

const envelopeOf = (data: object): object => ({
  type: 'object',
  properties: { code: { type: 'integer' }, msg: { type: 'string' }, data },
  required: ['code', 'msg', 'data'],
});

const schemaOf = (schema: unknown, io: 'input' | 'output'): Record<string, unknown> =>
  z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: 'any', target: 'openapi-3.0' });
