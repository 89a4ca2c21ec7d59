import { createServer as createHttpServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aliyunSms, signedHeaders } from './aliyunSms.ts';
import { tidyName, tidyPicture } from './askJson.ts';
import { qqOauth } from './qqOauth.ts';
import { wechatOauth } from './wechatOauth.ts';

/** Stands in for every third party: answers what the test set for a path, and remembers what it was asked. */
const answers = new Map<string, unknown>();
const asked: { path: string; query: Record<string, string>; headers: IncomingMessage['headers'] }[] = [];
const server: Server = createHttpServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url!, 'http://x');
  asked.push({ path: pathname, query: Object.fromEntries(searchParams), headers: request.headers });
  const answer = answers.get(pathname);
  response.writeHead(answer === undefined ? 500 : 200, { 'content-type': 'text/html' });
  response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
});
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const app = { appId: 'wx1', appSecret: 'hush-hush' };
const redirectUri = 'https://zhitu.example/thirdlogin';

beforeEach(() => {
  answers.clear();
  asked.length = 0;
});
afterAll(() => new Promise((done) => server.close(done)));

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => '',
    (error: Error) => `${error.message} ${String(error.cause)}`,
  );

describe('WeChat', () => {
  const wechat = wechatOauth(app, { page: base, api: base });

  it('the sign-in address follows the open platform', () => {
    const url = new URL(wechatOauth(app).authorizeUrl('s1', redirectUri));
    expect(`${url.origin}${url.pathname}${url.hash}`).toBe(
      'https://open.weixin.qq.com/connect/qrconnect#wechat_redirect',
    );
    expect(Object.fromEntries(url.searchParams)).toEqual({
      appid: 'wx1',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'snsapi_login',
      state: 's1',
    });
  });

  it('the authorization code gives id, nickname and avatar', async () => {
    answers.set('/sns/oauth2/access_token', {
      access_token: 'at',
      expires_in: 7200,
      openid: 'o-1_x',
      scope: 'snsapi_login',
    });
    answers.set('/sns/userinfo', {
      openid: 'o-1_x',
      nickname: ' 晚风\u0000 ',
      headimgurl: 'http://thirdwx.qlogo.cn/a/132',
    });
    expect(await wechat.profile('c1', redirectUri)).toEqual({
      openId: 'o-1_x',
      nickname: '晚风',
      headImgUrl: 'https://thirdwx.qlogo.cn/a/132',
    });
    expect(asked.map(({ query }) => query)).toEqual([
      { appid: 'wx1', secret: 'hush-hush', code: 'c1', grant_type: 'authorization_code' },
      { access_token: 'at', openid: 'o-1_x', lang: 'zh_CN' },
    ]);
    expect(await wechat.openId('c1', redirectUri)).toBe('o-1_x');
  });

  it('refused, off the point or no answer is failed, without its key', async () => {
    answers.set('/sns/oauth2/access_token', { errcode: 40029, errmsg: 'invalid code' });
    expect(await failureOf(wechat.profile('c1', redirectUri))).toContain('40029');
    answers.set('/sns/oauth2/access_token', '<html>busy</html>');
    expect(await failureOf(wechat.profile('c1', redirectUri))).toContain('no JSON');
    answers.set('/sns/oauth2/access_token', { access_token: 'at', openid: 'a\u0000b' });
    expect(await failureOf(wechat.profile('c1', redirectUri))).toContain('unknown shape');
    answers.clear();
    expect(await failureOf(wechat.profile('c1', redirectUri))).toContain('500');
    const nobody = wechatOauth(app, { page: base, api: 'http://127.0.0.1:1' });
    expect(await failureOf(nobody.profile('c1', redirectUri))).not.toContain('hush');
  });
});

describe('QQ', () => {
  const qq = qqOauth(app, base);

  it('the sign-in address follows QQ Connect', () => {
    const url = new URL(qqOauth(app).authorizeUrl('s1', redirectUri));
    expect(`${url.origin}${url.pathname}`).toBe('https://graph.qq.com/oauth2.0/authorize');
    expect(url.searchParams.get('client_id')).toBe('wx1');
    expect(url.searchParams.get('state')).toBe('s1');
  });

  it('three steps give id, nickname and avatar', async () => {
    answers.set('/oauth2.0/token', { access_token: 'at', expires_in: 7776000 });
    answers.set('/oauth2.0/me', { client_id: 'wx1', openid: 'ABCD' });
    answers.set('/user/get_user_info', { ret: 0, nickname: '青山', figureurl_qq_1: 'http://thirdqq.qlogo.cn/40' });
    expect(await qq.profile('c1', redirectUri)).toEqual({
      openId: 'ABCD',
      nickname: '青山',
      headImgUrl: 'https://thirdqq.qlogo.cn/40',
    });
    expect(asked[0]!.query).toMatchObject({ client_secret: 'hush-hush', redirect_uri: redirectUri, fmt: 'json' });
    expect(asked[2]!.query).toEqual({ access_token: 'at', oauth_consumer_key: 'wx1', openid: 'ABCD' });
  });

  it('refused or a person of another app is failed', async () => {
    answers.set('/oauth2.0/token', { error: 100019, error_description: 'code to access token error' });
    expect(await failureOf(qq.openId('c1', redirectUri))).toContain('100019');
    answers.set('/oauth2.0/token', { access_token: 'at' });
    answers.set('/oauth2.0/me', { client_id: 'other', openid: 'ABCD' });
    expect(await failureOf(qq.openId('c1', redirectUri))).toContain('another app');
    answers.set('/oauth2.0/me', { client_id: 'wx1', openid: 'ABCD' });
    answers.set('/user/get_user_info', { ret: -1, msg: 'client request' });
    expect(await failureOf(qq.profile('c1', redirectUri))).toContain('unknown shape');
  });
});

describe('Aliyun SMS', () => {
  const settings = { accessKey: 'ak', secretKey: 'hush-hush', signName: '知途', templateCode: 'SMS_1' };

  it('the signature agrees with the official example', () => {
    const { authorization } = signedHeaders(
      { accessKey: 'YourAccessKeyId', secretKey: 'YourAccessKeySecret' },
      {
        action: 'RunInstances',
        version: '2014-05-26',
        host: 'ecs.cn-shanghai.aliyuncs.com',
        query: { ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd', RegionId: 'cn-shanghai' },
      },
      { date: '2023-10-26T10:22:32Z', nonce: '3156853299f313e23d1673dc12e1703d' },
    );
    expect(authorization).toContain('Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0');
  });

  it('puts the code into the template and sends it', async () => {
    answers.set('/', { Code: 'OK', BizId: '1' });
    await aliyunSms(settings, base).sendCode('13800000001', '123456');
    expect(asked[0]!.query).toEqual({
      PhoneNumbers: '13800000001',
      SignName: '知途',
      TemplateCode: 'SMS_1',
      TemplateParam: '{"code":"123456"}',
    });
    expect(asked[0]!.headers['x-acs-action']).toBe('SendSms');
    expect(asked[0]!.headers.authorization).toMatch(/^ACS3-HMAC-SHA256 Credential=ak,/);
  });

  it('refused is failed, and says neither code nor key', async () => {
    const sms = aliyunSms(settings, base);
    answers.set('/', { Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: 'x' });
    const reason = await failureOf(sms.sendCode('13800000001', '123456'));
    expect(reason).toContain('isv.BUSINESS_LIMIT_CONTROL');
    expect(reason).not.toMatch(/123456|hush/);
    answers.set('/', 'busy');
    expect(await failureOf(sms.sendCode('13800000001', '123456'))).toContain('HTTP 200');
  });
});

describe('names and avatars given by others', () => {
  it('only what can be stored and shown stays', () => {
    expect(tidyName(`\u0000 ${'长'.repeat(40)}\n`)).toBe('长'.repeat(30));
    expect(tidyPicture('javascript:alert(1)')).toBe('');
    expect(tidyPicture('')).toBe('');
  });
});
