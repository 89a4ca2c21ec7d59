import { CalendarCheck, CalendarPlus } from 'lucide-react';
import type { PolicyCard } from '#contract/startup/policyShapes.ts';
import { startPolicyPath } from '#contract/rules/pagePaths.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { dropDate, keepDate } from './calls.ts';

interface KeepDateProps {
  policy: Pick<PolicyCard, 'id' | 'policyName' | 'applyUntil' | 'amount'>;
  isKept: 0 | 1;
}

/** Keeps the last day to apply: it is reminded of here, and goes into the calendar of the device as a file. */
export function KeepDate({ policy, isKept }: KeepDateProps) {
  const keeping = usePress(keepDate);
  const dropping = usePress(dropDate);
  const keep = async () => {
    if (await keeping.send({ id: policy.id }, '已记下，截止前一周会提醒')) await saveFile(policy);
  };
  return isKept === 1 ? (
    <Button
      size="sm"
      icon={<CalendarCheck size={16} aria-hidden="true" />}
      loading={dropping.sending}
      aria-label={`不再记${policy.policyName}的截止日期`}
      onClick={() => void dropping.send({ id: policy.id }, '不再提醒')}
    >
      已记下
    </Button>
  ) : (
    <Button
      size="sm"
      icon={<CalendarPlus size={16} aria-hidden="true" />}
      loading={keeping.sending}
      aria-label={`把${policy.policyName}的截止日期记进日历`}
      onClick={() => void keep()}
    >
      记进日历
    </Button>
  );
}

/** Lets the browser keep the last day as a calendar file: the morning of that day. */
async function saveFile({ id, policyName, applyUntil, amount }: KeepDateProps['policy']): Promise<void> {
  const { calendarOf } = await import('../../../shared/day/calendarFile.ts');
  const event = {
    uid: `policy-${id}@zhitu`,
    title: `${policyName} 截止申请`,
    note: amount,
    url: `${location.origin}${startPolicyPath(id)}`,
    start: `${applyUntil} 09:00:00`,
    end: null,
  };
  const url = URL.createObjectURL(new Blob([calendarOf([event], new Date())], { type: 'text/calendar' }));
  Object.assign(document.createElement('a'), { href: url, download: `${policyName}.ics` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
