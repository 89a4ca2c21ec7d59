import { eq, sql } from 'drizzle-orm';
import * as contract from '#contract/system/adminZone.ts';
import { zone } from '../../db/schema/system.ts';
import { arrangeManaged, managedRows, removeManaged, saveManaged } from '../../domain/console/managed.ts';
import { coursesToPick, picksOfZone, replacePicks } from '../../domain/console/zonePicks.ts';
import { handle } from '../../kit/handle.ts';

/** The home page of desktops. */
const home = { where: eq(zone.zoneLocation, 0), most: 30 };

const extra = {
  pickCount: sql<number>`(select count(*)::int from zone_course where zone_course.zone_id = zone.id)`,
};

export const list = handle(contract.list, async (ctx) => ({ list: await managedRows(ctx.db, zone, home, extra) }));

export const save = handle(contract.save, async (ctx, { id, version, statusId, ...values }) => ({
  id: await saveManaged(ctx, zone, { id, version, statusId }, values, home),
}));

export const arrange = handle(contract.arrange, async (ctx, { ids }) =>
  arrangeManaged(ctx, zone, zone.zoneName, ids, home),
);

export const remove = handle(contract.remove, async (ctx, input) => {
  await removeManaged(ctx, zone, input, home.where);
  return {};
});

export const picks = handle(contract.picks, async (ctx, { zoneId }) => ({ list: await picksOfZone(ctx.db, zoneId) }));

export const savePicks = handle(contract.savePicks, async (ctx, input) => {
  await replacePicks(ctx, input);
  return {};
});

export const courses = handle(contract.courses, async (ctx, { zoneId, courseName }) => ({
  list: await coursesToPick(ctx.db, zoneId, courseName),
}));
