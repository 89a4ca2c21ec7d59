import { and, eq } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WRONG_TOOL } from '#contract/course/authoringFailures.ts';
import * as chapterInfo from '#contract/course/chapterInfo.ts';
import * as statistics from '#contract/course/courseStatistics.ts';
import { LOCKED } from '#contract/course/failures.ts';
import * as ltiNode from '#contract/course/ltiNode.ts';
import * as fails from '#contract/course/ltiToolFailures.ts';
import * as order from '#contract/course/order.ts';
import * as period from '#contract/course/periodAudit.ts';
import { NOT_FOUND } from '#contract/kit/errors.ts';
import { CourseKind } from '#contract/rules/courseKinds.ts';
import { FileType } from '#contract/rules/fileKinds.ts';
import { ActivityProgress, toolClientId } from '#contract/rules/ltiTools.ts';
import { momentOf } from '#contract/rules/time.ts';
import { TOOL_IN_USE } from '#contract/user/failures.ts';
import * as ltiTool from '#contract/user/ltiTool.ts';
import { makeOrg } from '#seed/make/org.ts';
import { ltiSubject, ltiToolScore } from '#server/db/schema/ltiScore.ts';
import { userCourse } from '#server/db/schema/study.ts';
import { claims, LINE_ITEM_SCOPE, RESULT_SCOPE, roles, SCORE_SCOPE } from '#server/domain/lti/claims.ts';
import { publicKeys } from '#server/domain/lti/keys.ts';
import { publish, writeCourse } from '#test/authoring.ts';
import { teacher } from '#test/catalogue.ts';
import { ltiTool as startTool } from '#test/ltiTool.ts';
import { testApp } from '#test/testApp.ts';
import type { Person, Sender } from '#test/testApp.ts';

const t = await testApp({ SSO_ALLOW: '127.0.0.1' });
const { db } = t.database;
const NOW = momentOf('2026-11-27 10:00:00');
t.setNow(NOW);
const { publicUrl } = t.platform.config;
const lab = await startTool(
  publicUrl,
  () => publicKeys(t.platform, db, NOW),
  () => NOW,
);
afterAll(() => lab.close());

const orgNo = await makeOrg(db, { orgType: 4, orgName: '江城学校' });
const otherNo = await makeOrg(db, { orgType: 4, orgName: '临江学校' });
const admin = await t.person({ userType: 4, orgNo, isAdmin: true });
const otherAdmin = await t.person({ userType: 4, orgNo: otherNo, isAdmin: true });
const author = await teacher(t, '陈砚清', orgNo);
const wish = { toolName: '电路实验室', ...lab.places };
let toolId: string;
let courseId: string;
let draftId: string;
let periodId: string;
let learner: Person;
let subject: string;

/** The browser carries what the tool asks to us, and what we answer to the tool. */
async function launched(who: Sender, login: string, lies: Record<string, string> = {}): Promise<JWTPayload> {
  const { url } = (await who.send(ltiNode.answer, { ticket: await asked(login, lies) })).data;
  const page = await t.app.inject({ url });
  const token = /name="id_token" value="([^"]+)"/.exec(page.body)![1]!;
  expect(page.body).toContain('name="state" value="state-1"');
  expect(page.body).toMatch(/<form method="post" action="http:\/\/127\.0\.0\.1:\d+\/(launch|deep)"/);
  return lab.read(token);
}

async function asked(login: string, lies: Record<string, string> = {}): Promise<string> {
  const answered = await t.app.inject({ url: `/lti/auth?${lab.ask(login, lies).toString()}` });
  expect(answered.statusCode).toBe(303);
  const page = new URL(answered.headers.location!);
  expect(page.pathname).toBe('/lti/hand');
  return page.searchParams.get('ticket')!;
}

const form = (payload: Record<string, string>) => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(payload).toString(),
});

const TOKEN_URL = `${publicUrl}/lti/token`;

async function askToken(scope: string, assertion?: string) {
  const client_assertion = assertion ?? (await lab.sign(toolId, TOKEN_URL));
  const client_assertion_type = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
  const said = { grant_type: 'client_credentials', client_assertion_type, client_assertion, scope };
  return t.app.inject({ url: '/lti/token', ...form(said) });
}

const tokenFor = async (scope: string) => (await askToken(scope)).json<{ access_token: string }>().access_token;

async function tell(said: object, token?: string, id = periodId) {
  const body = {
    timestamp: '2026-11-27T02:00:00.000Z',
    userId: subject,
    activityProgress: 'Completed',
    gradingProgress: 'FullyGraded',
    scoreGiven: 8,
    scoreMaximum: 10,
    ...said,
  };
  return t.app.inject({
    method: 'POST',
    url: `/lti/lineitem/${id}/scores`,
    headers: {
      authorization: `Bearer ${token ?? (await tokenFor(SCORE_SCOPE))}`,
      'content-type': 'application/vnd.ims.lis.v1.score+json',
    },
    payload: JSON.stringify(body),
  });
}

const scores = () => db.select().from(ltiToolScore).where(eq(ltiToolScore.periodId, periodId));
const nodeOf = async (who: Sender) =>
  (await who.send(chapterInfo.list, { courseId })).data.list.flatMap(({ periodList }) => periodList)[0]!;

beforeAll(async () => {
  toolId = (await admin.send(ltiTool.save, wish)).data.id;
  const written = await writeCourse(t, author, [0], CourseKind.online);
  courseId = written.id;
  const added = { chapterId: written.chapterIds[0]!, periodName: '实验一', fileType: FileType.tool };
  draftId = (await author.send(period.save, added)).data.period.id;
  learner = await t.person({ nickname: '林晓' });
});

describe('an author', () => {
  it('writes a link by hand, or chooses one at the tool; a replayed or forged choice is refused', async () => {
    const { data: known } = await author.send(ltiNode.tools, { periodId: draftId });
    expect(known.list).toEqual([{ id: toolId, toolName: '电路实验室', canChoose: 1 }]);
    const bad = { periodId: draftId, toolId, title: '串联', custom: 'no sign of it' };
    expect((await author.send(ltiNode.save, bad)).data).toMatchObject({ issues: [{ path: 'custom' }] });
    const { url } = (await author.send(ltiNode.choose, { periodId: draftId, toolId, passPercent: 60 })).data;
    const request = await launched(author, url);
    expect(request).toMatchObject({
      [claims.messageType]: 'LtiDeepLinkingRequest',
      [claims.settings]: { deep_link_return_url: `${publicUrl}/lti/content`, accept_types: ['ltiResourceLink'] },
    });
    const items = [
      { type: 'ltiResourceLink', title: '并联电路', custom: { lab: 'p2' }, lineItem: { scoreMaximum: 20 } },
    ];
    const stale = await lab.choose(request, items, { [claims.deploymentId]: '2' });
    expect((await t.app.inject({ url: '/lti/content', ...form({ JWT: stale }) })).statusCode).toBe(400);
    const chosen = await lab.choose(request, items);
    const taken = await t.app.inject({ url: '/lti/content', ...form({ JWT: chosen }) });
    expect(taken.body).toContain('选好了「并联电路」');
    expect((await t.app.inject({ url: '/lti/content', ...form({ JWT: chosen }) })).statusCode).toBe(401);
    const again = await lab.choose(request, items);
    expect((await t.app.inject({ url: '/lti/content', ...form({ JWT: again }) })).statusCode).toBe(400);
    const { list } = (await author.send(ltiNode.links, { periodId: draftId })).data;
    expect(list).toMatchObject([{ title: '并联电路', passPercent: 60, isNamed: 0 }]);
    const { revision } = (await author.send(period.view, { id: draftId })).data;
    const put = await author.send(period.update, { id: draftId, revision, toolLinkId: list[0]!.id });
    expect(put.data.tool).toMatchObject({ toolName: '电路实验室', title: '并联电路', isOn: 1 });
    await publish(t, courseId, NOW);
    expect((await admin.send(ltiTool.remove, { id: toolId })).code).toBe(TOOL_IN_USE.code);
  });

  it('takes no tool of another house', async () => {
    const theirs = (await otherAdmin.send(ltiTool.save, wish)).data.id;
    const foreign = { periodId: draftId, toolId: theirs, title: '串联' };
    const refused = { issues: [{ path: 'toolId' }] };
    expect((await author.send(ltiNode.choose, foreign)).data).toMatchObject(refused);
    expect((await author.send(ltiNode.save, foreign)).data).toMatchObject(refused);
    const other = await teacher(t, '李老师', otherNo);
    const written = await writeCourse(t, other, [0], CourseKind.online);
    const added = { chapterId: written.chapterIds[0]!, periodName: '实验', fileType: FileType.tool };
    const { id, revision } = (await other.send(period.save, added)).data.period;
    const [link] = (await author.send(ltiNode.links, { periodId: draftId })).data.list;
    expect((await other.send(period.update, { id, revision, toolLinkId: link!.id })).code).toBe(WRONG_TOOL.code);
    expect((await other.send(ltiNode.links, { periodId: draftId })).code).toBe(NOT_FOUND.code);
  });
});

describe('a learner', () => {
  it('opens it in a course they take; the tool hears a pseudonym, what it is, and where marks go', async () => {
    periodId = (await nodeOf(learner)).id;
    expect((await learner.send(ltiNode.open, { periodId })).code).toBe(LOCKED.code);
    await learner.send(order.addCourseToUser, { courseId });
    const { url } = (await learner.send(ltiNode.open, { periodId })).data;
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      from: 'zhitu',
      iss: publicUrl,
      client_id: toolClientId(toolId),
      lti_deployment_id: toolId,
      target_link_uri: lab.places.launchUrls[0],
      lti_message_hint: periodId,
    });
    const said = await launched(learner, url);
    expect(said).toMatchObject({
      iss: publicUrl,
      aud: toolClientId(toolId),
      nonce: 'nonce-1',
      [claims.messageType]: 'LtiResourceLinkRequest',
      [claims.version]: '1.3.0',
      [claims.deploymentId]: toolId,
      [claims.targetLink]: lab.places.launchUrls[0],
      [claims.roles]: [roles.learner],
      [claims.resourceLink]: { id: periodId, title: '并联电路' },
      [claims.context]: { id: courseId },
      [claims.custom]: { lab: 'p2' },
      [claims.endpoint]: {
        scope: [SCORE_SCOPE, LINE_ITEM_SCOPE, RESULT_SCOPE],
        lineitem: `${publicUrl}/lti/lineitem/${periodId}`,
      },
    });
    expect(said).not.toHaveProperty('name');
    expect(said).not.toHaveProperty('email');
    expect(JSON.stringify(said)).not.toContain(learner.userNo);
    subject = said.sub!;
    const teaching = (await author.send(ltiNode.open, { periodId })).data.url;
    expect((await launched(author, teaching))[claims.roles]).toEqual([roles.teacher]);
  });

  it('is answered for once, in their own session, and at registered addresses only', async () => {
    const login = async () => (await learner.send(ltiNode.open, { periodId })).data.url;
    const refused = async (lies: Record<string, string>) => {
      const answered = await t.app.inject({ url: `/lti/auth?${lab.ask(await login(), lies).toString()}` });
      expect(answered.headers.location).toBeUndefined();
      return answered.statusCode;
    };
    expect(await refused({ redirect_uri: 'https://elsewhere.example/launch' })).toBe(400);
    expect(await refused({ client_id: 'zhitu-tool-1' })).toBe(400);
    expect(await refused({ response_mode: 'query' })).toBe(400);
    expect(await refused({ nonce: '' })).toBe(400);
    expect(await refused({ login_hint: 'somebody-else-somebody-else' })).toBe(400);
    expect(await refused({ lti_message_hint: '1' })).toBe(400);
    const stranger = await t.person();
    const ticket = await asked(await login());
    expect((await stranger.send(ltiNode.answer, { ticket })).code).toBe(fails.TOOL_STALE.code);
    const once = await login();
    const mine = await asked(once);
    expect((await t.app.inject({ url: `/lti/auth?${lab.ask(once).toString()}` })).statusCode).toBe(400);
    expect((await learner.send(ltiNode.answer, { ticket: mine })).code).toBe(200);
    expect((await learner.send(ltiNode.answer, { ticket: mine })).code).toBe(fails.TOOL_STALE.code);
  });

  it('is named only where the class-hour says so', async () => {
    const link = { periodId: draftId, toolId, title: '串联电路', custom: 'lab = p1\nlevel=2', isNamed: 1 as const };
    const { data } = await author.send(ltiNode.save, link);
    const { revision } = (await author.send(period.view, { id: draftId })).data;
    await author.send(period.update, { id: draftId, revision, toolLinkId: data.id });
    await publish(t, courseId, NOW);
    const fresh = await t.person({ nickname: '周南' });
    await fresh.send(order.addCourseToUser, { courseId });
    const { id } = await nodeOf(fresh);
    expect(id).not.toBe(periodId);
    const said = await launched(fresh, (await fresh.send(ltiNode.open, { periodId: id })).data.url);
    expect(said).toMatchObject({ name: '周南', [claims.custom]: { lab: 'p1', level: '2' } });
  });
});

describe('a token', () => {
  it('is given for a signed assertion, once, and never to somebody else', async () => {
    const assertion = await lab.sign(toolId, TOKEN_URL);
    const given = await askToken(`${SCORE_SCOPE} ${RESULT_SCOPE} unknown`, assertion);
    expect(given.json()).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: `${SCORE_SCOPE} ${RESULT_SCOPE}`,
    });
    const wrong: [string, Promise<string> | string, number][] = [
      ['used before', assertion, 401],
      ['forged', lab.sign(toolId, TOKEN_URL, {}, true), 401],
      ['for another', lab.sign(toolId, 'https://elsewhere.example/token'), 401],
      ['of another', lab.sign(toolId, TOKEN_URL, { sub: 'zhitu-tool-1' }), 401],
      ['too old', lab.sign(toolId, TOKEN_URL, { iat: 1_000_000, exp: 1_000_300 }), 401],
      ['without jti', lab.sign(toolId, TOKEN_URL, { jti: undefined }), 401],
      ['nothing', 'x', 400],
    ];
    for (const [why, said, status] of wrong)
      expect([why, (await askToken(SCORE_SCOPE, await said)).statusCode]).toEqual([why, status]);
    expect((await askToken('openid')).json()).toMatchObject({ error: 'invalid_scope' });
  });
});

describe('a mark', () => {
  it('that is not right is refused, and nothing is stored', async () => {
    const outsider = await t.person();
    await db
      .insert(ltiSubject)
      .values({ toolId, userNo: outsider.userNo, subject: 'outsider', gmtCreate: '2026-11-27 10:00:00' });
    const wrong: [object, number, string][] = [
      [{ userId: 'foreign' }, 400, 'unknown_user'],
      [{ userId: 'outsider' }, 403, 'not_enrolled'],
      [{ scoreGiven: 1e12 }, 400, 'invalid_score'],
      [{ scoreGiven: -1 }, 400, 'invalid_score'],
      [{ scoreMaximum: undefined }, 400, 'invalid_score'],
      [{ activityProgress: 'Dreaming' }, 400, 'invalid_score'],
      [{ gradingProgress: 'Done' }, 400, 'invalid_score'],
      [{ timestamp: 'yesterday' }, 400, 'invalid_score'],
      [{ timestamp: '2026-11-27T03:00:00.000Z' }, 400, 'invalid_score'],
    ];
    for (const [said, status, error] of wrong) {
      const answered = await tell(said);
      expect([said, answered.statusCode, answered.json().error]).toEqual([said, status, error]);
    }
    expect((await tell({}, await tokenFor(RESULT_SCOPE))).statusCode).toBe(403);
    expect((await tell({}, 'never-given-never-given')).statusCode).toBe(401);
    expect((await tell({}, undefined, '1')).statusCode).toBe(404);
    expect(await scores()).toEqual([]);
  });

  it('counts by the rule of the class-hour; the later one wins, and what is done stays done', async () => {
    expect((await tell({ scoreGiven: 5, timestamp: '2026-11-27T01:00:00.000Z' })).statusCode).toBe(204);
    expect(await nodeOf(learner)).toMatchObject({ isDone: 0, tool: { scoreGiven: 5, scoreMaximum: 10 } });
    expect((await tell({ comment: '很好' })).statusCode).toBe(204);
    expect((await tell({ scoreGiven: 1, timestamp: '2026-11-27T00:30:00.000Z' })).statusCode).toBe(409);
    expect(await scores()).toMatchObject([{ userNo: learner.userNo, scoreGiven: 8, remark: '很好' }]);
    expect(await nodeOf(learner)).toMatchObject({
      isDone: 1,
      tool: { toolName: '电路实验室', activityProgress: ActivityProgress.Completed, scoreGiven: 8 },
    });
    const theirs = and(eq(userCourse.userNo, learner.userNo), eq(userCourse.courseId, courseId));
    expect((await db.select().from(userCourse).where(theirs))[0]).toMatchObject({ progress: 10_000, periodDone: 1 });
    expect((await tell({ scoreGiven: 0, timestamp: '2026-11-27T02:01:00.000Z' })).statusCode).toBe(204);
    expect(await nodeOf(learner)).toMatchObject({ isDone: 1, tool: { scoreGiven: 0 } });
  });

  it('is read back with the line item, in its scale', async () => {
    const token = await tokenFor(`${LINE_ITEM_SCOPE} ${RESULT_SCOPE}`);
    const get = (url: string) => t.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    await tell({ timestamp: '2026-11-27T02:02:00.000Z' });
    const item = `${publicUrl}/lti/lineitem/${periodId}`;
    expect((await get(`/lti/lineitem/${periodId}`)).json()).toEqual({
      id: item,
      label: '并联电路',
      scoreMaximum: 20,
      resourceLinkId: periodId,
    });
    const results = await get(`/lti/lineitem/${periodId}/results?user_id=${subject}`);
    expect(results.headers['content-type']).toContain('application/vnd.ims.lis.v2.resultcontainer+json');
    expect(results.json()).toEqual([
      { id: `${item}/results/${subject}`, scoreOf: item, userId: subject, resultScore: 16, resultMaximum: 20 },
    ]);
    expect((await get(`/lti/lineitem/${periodId}/results?user_id=outsider`)).json()).toEqual([]);
    expect((await t.app.inject({ url: `/lti/lineitem/${periodId}` })).statusCode).toBe(401);
  });

  it('above its maximum is taken as it is given: shown, counted and read back', async () => {
    const told = await tell({ scoreGiven: 12, comment: '做了加分题', timestamp: '2026-11-27T02:02:30.000Z' });
    expect(told.statusCode).toBe(204);
    expect((await nodeOf(learner)).tool).toMatchObject({ scoreGiven: 12, scoreMaximum: 10, remark: '做了加分题' });
    const headers = { authorization: `Bearer ${await tokenFor(RESULT_SCOPE)}` };
    const results = await t.app.inject({ url: `/lti/lineitem/${periodId}/results`, headers });
    expect(results.json()).toMatchObject([{ resultScore: 24, resultMaximum: 20, comment: '做了加分题' }]);
  });

  it('is read by whoever gives the course, for everybody who takes it, and by nobody else', async () => {
    const { list, totalCount } = (await author.send(statistics.toolMarks, { id: courseId })).data;
    expect(totalCount).toBe(1);
    expect(list).toMatchObject([
      { userNo: learner.userNo, name: '林晓', periodId, toolName: '电路实验室', scoreGiven: 12, isDone: 1 },
    ]);
    const nobody = { id: courseId, name: '没有这个人' };
    expect((await author.send(statistics.toolMarks, nobody)).data).toMatchObject({ list: [], totalCount: 0 });
    expect((await author.send(statistics.overview, { id: courseId })).data.hasTools).toBe(1);
    expect((await learner.send(statistics.toolMarks, { id: courseId })).code).toBe(NOT_FOUND.code);
  });

  it('is heard no more from a tool that is turned off', async () => {
    const token = await tokenFor(SCORE_SCOPE);
    await admin.send(ltiTool.save, { ...wish, id: toolId, isOn: 0 });
    expect((await tell({ timestamp: '2026-11-27T02:03:00.000Z' }, token)).statusCode).toBe(401);
    expect((await learner.send(ltiNode.open, { periodId })).code).toBe(fails.TOOL_OFF.code);
    expect((await nodeOf(learner)).tool).toMatchObject({ isOn: 0 });
  });
});
