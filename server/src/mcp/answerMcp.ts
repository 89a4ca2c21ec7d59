import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type * as z from 'zod';
import { version } from '../cli/version.ts';
import type { Answer } from '../kit/call.ts';
import { runCall } from '../kit/call.ts';
import type { Caller, Platform } from '../kit/context.ts';
import type { Handler } from '../kit/handle.ts';
import type { Tool } from './tools.ts';

/** So many tools are told at once; who wants more asks on. */
const PAGE = 100;

const instructions =
  '知途的接口，一个工具是一个调用，做的事以这把 API 密钥的主人的名义，记在操作日志里。编号是字符串；时间是北京时间 yyyy-MM-dd HH:mm:ss；' +
  '列表用 pageCurrent（从 1 起）与 pageSize（最多 100）翻页。回答是 JSON；失败时是 {code,msg,data}，msg 是原因。';

/**
 * Answers one request of a program that speaks the Model Context Protocol. Nothing is kept between two requests, so any
 * process can answer the next one.
 * @param tools those that the key of the caller can use
 */
export async function answerMcp(
  platform: Platform,
  { caller, tools }: { caller: Caller; tools: readonly Tool[] },
  { headers, body }: { headers: Headers; body: unknown },
): Promise<Response> {
  const server = new Server({ name: 'zhitu', title: '知途', version }, { capabilities: { tools: {} }, instructions });
  const byName = new Map(tools.map((tool) => [tool.shown.name, tool]));
  server.setRequestHandler(ListToolsRequestSchema, ({ params }) => pageOf(tools, params?.cursor));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = byName.get(params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, '没有这个工具，或者这把密钥不能用它');
    return resultOf(tool.handler, await run(platform, tool.handler, caller, params.arguments ?? {}));
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    const request = new Request(`${platform.config.publicUrl}/mcp`, { method: 'POST', headers });
    return await transport.handleRequest(request, { parsedBody: body });
  } finally {
    await server.close();
  }
}

/** The same way as over HTTP: key, permission, input, transaction and log. */
const run = (platform: Platform, handler: Handler, caller: Caller, input: object): Promise<Answer> =>
  runCall(platform, handler, caller, { strings: {}, body: async () => input });

/** Only what the contract declares leaves the house. */
function resultOf({ call }: Handler, answer: Answer): CallToolResult {
  const isError = answer.code !== 200;
  const told = isError ? answer : (call.output as unknown as z.ZodType).parse(answer.data);
  return { isError, content: [{ type: 'text', text: JSON.stringify(told) }] };
}

function pageOf(tools: readonly Tool[], cursor = '0') {
  const from = /^\d{1,6}$/.test(cursor) ? Number(cursor) : -1;
  if (from < 0 || (from > 0 && from >= tools.length)) throw new McpError(ErrorCode.InvalidParams, '没有这一页');
  const next = from + PAGE;
  return {
    tools: tools.slice(from, next).map(({ shown }) => shown),
    ...(next < tools.length ? { nextCursor: String(next) } : {}),
  };
}
