import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { expect, it, onTestFinished } from 'vitest';
import * as apiKey from '#contract/system/apiKey.ts';
import * as sysLog from '#contract/system/sysLog.ts';
import { makeOrg } from '#seed/make/org.ts';
import { testApp } from '#test/testApp.ts';
import { handlers } from '../api/table.ts';
import { toolsOf } from './tools.ts';

const t = await testApp();
const { db } = t.database;
const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城学校' });
const admin = await t.person({ userType: 4, orgNo, isAdmin: true, idCardName: '郑书禾' });
const operator = await t.person({ userType: 0 });
const url = new URL('/mcp', await t.app.listen({ port: 0, host: '127.0.0.1' }));

const wish = {
  keyName: '教务助手',
  scopes: ['department:edit', 'orgLog:view'],
  mayWrite: 1 as 0 | 1,
  perMinute: 600,
  days: 90 as const,
};

async function key(more: Partial<typeof wish> = {}, by = admin) {
  const { data } = await by.send(apiKey.save, { ...wish, ...more });
  return { id: data.id, key: data.apiKey };
}

/** A model's program, which knows us by the address and a key. */
async function program(token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }));
  onTestFinished(() => client.close());
  return client;
}

async function toolsOfAll(client: Client): Promise<Tool[]> {
  const all: Tool[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.listTools(cursor === undefined ? {} : { cursor });
    all.push(...page.tools);
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return all;
}

interface Said {
  isError: boolean;
  told: { code?: number; msg?: string } & Record<string, unknown>;
}

async function use(client: Client, name: string, args: Record<string, unknown> = {}): Promise<Said> {
  const { isError, content } = await client.callTool({ name, arguments: args });
  const [first] = content as { type: string; text: string }[];
  return { isError: isError === true, told: JSON.parse(first!.text) as Said['told'] };
}

const department = (departName: string) => ({ departName, parentId: '0' });

it('every call that a key can make is a tool with a name of its own that all programs take', () => {
  const tools = toolsOf(handlers);
  const names = tools.map(({ shown }) => shown.name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[A-Za-z\d_]{1,64}$/.test(name))).toEqual([]);
  expect(tools.filter(({ shown }) => shown.inputSchema.type !== 'object')).toEqual([]);
  expect(tools.length).toBeGreaterThan(100);
});

it('a program says who it is and sees what its key can do, and nothing else', async () => {
  const client = await program((await key()).key);
  expect(client.getServerVersion()).toMatchObject({ name: 'zhitu', title: '知途' });
  expect(client.getInstructions()).toMatch(/操作日志/);
  const tools = await toolsOfAll(client);
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  expect(byName.get('system_sysLog_page')).toMatchObject({ annotations: { readOnlyHint: true } });
  expect(byName.get('user_orgDepart_save')).toMatchObject({
    annotations: { readOnlyHint: false },
    inputSchema: { properties: { departName: { description: '部门名称' } } },
  });
  for (const name of ['system_apiKey_save', 'user_sso_save', 'system_authMenu_listLoginUserMenu'])
    expect(byName.has(name), name).toBe(false);
});

it('does what the call does, in the name of who made the key, and the log says so', async () => {
  const client = await program((await key()).key);
  expect(await use(client, 'user_orgDepart_save', department('助手建的部门'))).toMatchObject({ isError: false });
  const { told } = await use(client, 'system_sysLog_page');
  const over = (await admin.send(sysLog.page, {})).data;
  expect((told['list'] as unknown[])[0]).toEqual(JSON.parse(JSON.stringify(over.list[0])));
  expect(over.list[0]).toMatchObject({ realName: '郑书禾' });
  expect(over.list[0]!.operation).toMatch(/（API 密钥「教务助手」）$/);
});

it('a key that reads has no tools that write, and calling one all the same does nothing', async () => {
  const client = await program((await key({ mayWrite: 0 })).key);
  const tools = await toolsOfAll(client);
  expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
  expect(tools.map(({ name }) => name)).toContain('system_sysLog_page');
  await expect(use(client, 'user_orgDepart_save', department('只读'))).rejects.toThrow(/没有这个工具/);
});

it('wrong input is said at its field, as over HTTP', async () => {
  const client = await program((await key()).key);
  const said = await use(client, 'user_orgDepart_save', { departName: '', parentId: '0' });
  expect(said).toMatchObject({ isError: true, told: { code: 422, data: { issues: [{ path: 'departName' }] } } });
});

it('counts against the limit of the key', async () => {
  const client = await program((await key({ perMinute: 2 })).key);
  const codes = [];
  for (let nth = 0; nth < 3; nth += 1) codes.push((await use(client, 'system_sysLog_page')).told.code);
  expect(codes).toEqual([undefined, undefined, 429]);
});

it('is shut to who has no key, a session, or a key that was revoked, and to pages of others', async () => {
  const { id, key: own } = await key();
  const post = (headers: Record<string, string>) =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' });
  for (const authorization of ['', `Bearer ${admin.token}`, `Bearer ${own}x`, `Basic ${own}`]) {
    const answer = await post({ authorization });
    expect(answer.status, authorization).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="zhitu"');
    expect(await answer.json()).toMatchObject({ code: 302 });
  }
  expect((await post({ authorization: `Bearer ${own}`, origin: 'https://evil.example' })).status).toBe(403);
  const client = await program(own);
  await admin.send(apiKey.revoke, { id });
  await expect(client.listTools()).rejects.toThrow();
  expect((await fetch(url, { headers: { authorization: `Bearer ${own}` } })).status).toBe(405);
});

it('takes one message at a time, and no page that is not there', async () => {
  const { key: own } = await key();
  const headers = {
    authorization: `Bearer ${own}`,
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const listing = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const many = await fetch(url, { method: 'POST', headers, body: JSON.stringify([listing, listing]) });
  expect(many.status).toBe(400);
  const client = await program(own);
  for (const cursor of ['-1', 'x', '999999']) await expect(client.listTools({ cursor })).rejects.toThrow(/没有这一页/);
});

it('an operator has the tools of the console, page after page without one twice', async () => {
  const { key: own } = await key({ scopes: ['log:view', 'site:edit', 'dict:edit'] }, operator);
  const names = (await toolsOfAll(await program(own))).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('system_sysLog_page');
  expect(names.some((name) => name.includes('webhook'))).toBe(false);
});
