import { desc, isNotNull } from 'drizzle-orm';
import { wireTimeIn } from '#contract/rules/time.ts';
import { HookState } from '#contract/rules/webhooks.ts';
import type { WebhookEvent } from '#contract/rules/webhooks.ts';
import type { Db } from '#server/db/client.ts';
import { webhook, webhookDelivery } from '#server/db/schema/integration.ts';
import { certificate } from '#server/db/schema/study.ts';
import { sealSecret } from '#server/domain/webhooks/secret.ts';

/** Known to nobody outside the demo. */
const SECRET = `whsec_${Buffer.from('zhitu demo webhook secret').toString('base64')}`;
const HOUR = 3600;

const { userNo, courseId, certificateNo } = certificate;

interface Told {
  event: WebhookEvent;
  hoursAgo: number;
  payload: Record<string, unknown>;
  hookState: HookState;
  attempts: number;
  httpStatus: number | null;
  lastError?: string;
}

/** A system of the school that is told of its learners. It is turned off: a demonstration tells nobody outside. */
export async function loadWebhooks(db: Db, now: Date, secretKey: string): Promise<void> {
  const [hook] = await db
    .insert(webhook)
    .values({
      hookName: '江城职院数据中心',
      url: 'https://data.jiangcheng.example/zhitu',
      sealedSecret: sealSecret(secretKey, SECRET),
      events: ['course.finished', 'certificate.issued'],
      statusId: 0,
    })
    .returning({ id: webhook.id });
  const [earned] = await db
    .select({ userNo, courseId, certificateNo })
    .from(certificate)
    .where(isNotNull(courseId))
    .orderBy(desc(certificate.id))
    .limit(1);
  if (!earned) throw new Error('nobody has a certificate yet');
  await db.insert(webhookDelivery).values(
    toldTo(earned).map(({ hoursAgo, ...row }, index) => ({
      ...row,
      webhookId: hook!.id,
      eventId: `evt_demo_${index + 1}`,
      gmtCreate: wireTimeIn(now, -hoursAgo * HOUR),
      triedAt: wireTimeIn(now, -hoursAgo * HOUR + row.attempts),
      giveUpAt: wireTimeIn(now, (24 - hoursAgo) * HOUR),
    })),
  );
}

interface Earned {
  userNo: string;
  courseId: string | null;
  certificateNo: string;
}

const toldTo = ({ userNo, courseId, certificateNo }: Earned): Told[] => [
  {
    event: 'webhook.test',
    hoursAgo: 240,
    payload: { text: '知途的试送' },
    hookState: HookState.delivered,
    attempts: 1,
    httpStatus: 204,
  },
  {
    event: 'course.finished',
    hoursAgo: 200,
    payload: { userNo, courseId },
    hookState: HookState.delivered,
    attempts: 2,
    httpStatus: 200,
  },
  {
    event: 'certificate.issued',
    hoursAgo: 150,
    payload: { userNo, certificateNo, courseId },
    hookState: HookState.failed,
    attempts: 13,
    httpStatus: 500,
    lastError: '回答 500',
  },
];
