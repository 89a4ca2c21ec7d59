import * as contract from '#contract/user/schoolRoom.ts';
import { staffOf } from '../../domain/organization/policies.ts';
import { addCampus, campusesOf, editCampus, removeCampus as dropCampus } from '../../domain/school/campuses.ts';
import { addRoom, disableRoom, editRoom, enableRoom, equipmentOf, roomPage } from '../../domain/school/rooms.ts';
import { handle } from '../../kit/handle.ts';

export const campuses = handle(contract.campuses, async ({ db, user }) => {
  const { orgNo } = staffOf(user);
  const [list, equipment] = await Promise.all([campusesOf(db, orgNo), equipmentOf(db, orgNo)]);
  return { list, equipment };
});

export const saveCampus = handle(contract.saveCampus, async (ctx, facts) => {
  const id = await addCampus(ctx, facts);
  ctx.changed({ after: facts });
  return { id };
});

export const updateCampus = handle(contract.updateCampus, async (ctx, { id, ...facts }) => {
  const { campusName, address } = await editCampus(ctx, id, facts);
  ctx.changed({ before: { campusName, address }, after: facts });
  return { id };
});

export const removeCampus = handle(contract.removeCampus, async (ctx, { id }) => {
  const { campusName, address } = await dropCampus(ctx, id);
  ctx.changed({ before: { campusName, address } });
  return { id };
});

export const list = handle(contract.list, roomPage);

export const save = handle(contract.save, async (ctx, facts) => {
  const id = await addRoom(ctx, facts);
  ctx.changed({ after: facts });
  return { id };
});

export const update = handle(contract.update, async (ctx, { id, ...facts }) => {
  const { campusId, building, roomName, roomKind, seats, equipment } = await editRoom(ctx, id, facts);
  ctx.changed({ before: { campusId, building, roomName, roomKind, seats, equipment }, after: facts });
  return { id };
});

export const disable = handle(contract.disable, async (ctx, { id }) => {
  const { building, roomName } = await disableRoom(ctx, id);
  ctx.changed({ before: { building, roomName } });
  return { id };
});

export const enable = handle(contract.enable, async (ctx, { id }) => {
  const { building, roomName } = await enableRoom(ctx, id);
  ctx.changed({ after: { building, roomName } });
  return { id };
});
