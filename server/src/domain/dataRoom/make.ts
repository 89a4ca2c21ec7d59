import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { RoomSnapshot } from '#contract/rules/dataRooms.ts';
import { MOST_ROOMS, RoomState } from '#contract/rules/dataRooms.ts';
import { displayName } from '#contract/rules/displayName.ts';
import { MilestoneState, ReportState } from '#contract/rules/incubation.ts';
import { ProjectStage, TeamRole, TeamState } from '#contract/rules/startProjects.ts';
import { wireTime, wireTimeIn } from '#contract/rules/time.ts';
import type { make } from '#contract/startup/dataRoom.ts';
import { ROOM_CLOSED, ROOMS_FULL } from '#contract/startup/dataRoomFailures.ts';
import type { Db } from '../../db/client.ts';
import { enabled } from '../../db/enabled.ts';
import { dataRoom, dataRoomPart } from '../../db/schema/dataRoom.ts';
import { milestone, milestoneReport } from '../../db/schema/incubation.ts';
import { startProject, startProjectMember } from '../../db/schema/startProject.ts';
import { orgInfo, user as account, userExt } from '../../db/schema/user.ts';
import type { UserCtx } from '../../kit/context.ts';
import { fail } from '../../kit/fail.ts';
import { holdProject, ledAdmitted } from '../incubation/policies.ts';
import { sendMessage } from '../messages/send.ts';
import { teamRoom } from './policies.ts';

const DAY_SECONDS = 86_400;

/** Makes a room with what the project is today; each member is asked for what is theirs. @throws NOT_FOUND, ROOMS_FULL */
export async function makeRoom(ctx: UserCtx, wish: OutputOf<typeof make.input>): Promise<string> {
  const { db, user, now } = ctx;
  const { projectId, roomName, words, days } = wish;
  const project = await holdProject(db, projectId, ledAdmitted(user));
  const at = wireTime(now);
  const running = and(
    eq(dataRoom.projectId, projectId),
    eq(dataRoom.roomState, RoomState.open),
    gt(dataRoom.expiresAt, at),
  );
  if ((await db.$count(dataRoom, running)) >= MOST_ROOMS) throw fail(ROOMS_FULL);
  const people = await teamOf(db, projectId);
  const [made] = await db
    .insert(dataRoom)
    .values({
      projectId,
      makerUserNo: user.userNo,
      roomName,
      words,
      token: randomBytes(16).toString('base64url'),
      asOfAt: at,
      expiresAt: wireTimeIn(now, days * DAY_SECONDS),
      snapshot: await snapshotOf(db, project, people),
      gmtCreate: at,
      gmtModified: at,
    })
    .returning({ id: dataRoom.id });
  const roomId = made!.id;
  await db.insert(dataRoomPart).values(people.map(({ userNo }) => ({ roomId, userNo, gmtCreate: at })));
  await sendMessage(ctx, {
    to: people.map(({ userNo }) => userNo).filter((userNo) => userNo !== user.userNo),
    msgType: 'system',
    msgTitle: `「${project.projectName}」建了数据室「${roomName}」，请选放哪些你的材料`,
    msgText: '不选就什么也不放；放了以后也可以拿走。',
    msgUrl: `/startbusiness/person/dataRoom/room?id=${roomId}`,
  });
  return roomId;
}

/** Those whose things may be in it; tutors advise and have nothing to show. */
async function teamOf(db: Db, projectId: string) {
  const { userNo, duty } = startProjectMember;
  const rows = await db
    .select({ userNo, duty, nickname: userExt.nickname, mobile: account.mobile })
    .from(startProjectMember)
    .innerJoin(account, eq(account.userNo, userNo))
    .innerJoin(userExt, eq(userExt.userNo, userNo))
    .where(
      and(
        eq(startProjectMember.projectId, projectId),
        eq(startProjectMember.teamState, TeamState.joined),
        ne(startProjectMember.teamRole, TeamRole.tutor),
      ),
    )
    .orderBy(asc(startProjectMember.teamRole), asc(startProjectMember.id));
  return rows.map(({ nickname, mobile, ...row }) => ({ ...row, name: displayName({ nickname, mobile }) }));
}

type Project = typeof startProject.$inferSelect;

/** What of the project goes in, as it is now: what it says of itself, who is in it, and what its host accepted. */
async function snapshotOf(db: Db, project: Project, people: readonly { name: string; duty: string }[]) {
  const [host] = await db
    .select({ orgName: orgInfo.orgName })
    .from(orgInfo)
    .where(eq(orgInfo.orgNo, project.hostOrgNo!));
  const reached = await db
    .select({ title: milestone.title, goal: milestone.goal, dueOn: milestone.dueOn, at: milestoneReport.checkedAt })
    .from(milestone)
    .innerJoin(
      milestoneReport,
      and(eq(milestoneReport.milestoneId, milestone.id), inArray(milestoneReport.reportState, [ReportState.accepted])),
    )
    .where(
      and(
        eq(milestone.projectId, project.id),
        eq(milestone.milestoneState, MilestoneState.accepted),
        enabled(milestone),
      ),
    )
    .orderBy(asc(milestone.dueOn), asc(milestone.id));
  const snapshot: RoomSnapshot = {
    projectName: project.projectName,
    slogan: project.slogan,
    hostName: host!.orgName,
    stage: ProjectStage.labels[project.projectStage],
    problem: project.problem,
    solution: project.solution,
    figures: project.figures,
    team: people.map(({ name, duty }) => ({ name, duty })),
    milestones: reached.map(({ at, ...row }) => ({ ...row, acceptedOn: at?.slice(0, 10) ?? '' })),
  };
  return snapshot;
}

/** The link leads nowhere from now on; whoever leads the project does it. @throws NOT_FOUND, ROOM_CLOSED */
export async function revokeRoom(ctx: UserCtx, id: string): Promise<void> {
  const { db, user, now } = ctx;
  const room = await teamRoom(ctx, id, true);
  await holdProject(db, room.projectId, ledAdmitted(user));
  if (room.roomState !== RoomState.open) throw fail(ROOM_CLOSED);
  await db
    .update(dataRoom)
    .set({ roomState: RoomState.revoked, gmtModified: wireTime(now) })
    .where(eq(dataRoom.id, id));
}
