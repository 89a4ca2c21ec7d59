import { useEffect, useState } from 'react';
import type { Draft, DraftPeriod } from '#contract/course/draft.ts';
import { view } from '#contract/course/periodAudit.ts';
import { CallError } from '#contract/kit/callError.ts';
import { call } from '../../../../kit/call.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Empty } from '../../../../ui/Empty.tsx';
import { SkeletonRows } from '../../../../ui/Skeleton.tsx';
import type { Room } from '../outline/useOutline.ts';
import { PeriodForm } from './PeriodForm.tsx';

export interface WithTextProps {
  room: Room;
  period: DraftPeriod;
  draft: Draft;
  isWritable: boolean;
}

type Asked = { content: string } | { failure: string } | null;

/** The long text of a class-hour is asked for when it is opened; without one there is nothing to wait for. */
export function WithText(props: WithTextProps) {
  const { id, hasContent } = props.period;
  const [asked, setAsked] = useState<Asked>(hasContent === 1 ? null : { content: '' });
  useEffect(() => {
    if (asked !== null) return;
    const stop = new AbortController();
    const ask = async () => {
      try {
        setAsked(await call(view, { id }, { signal: stop.signal, isShowErrTip: false }));
      } catch (error) {
        if (error instanceof CallError) setAsked({ failure: error.message });
      }
    };
    void ask();
    return () => stop.abort();
  }, [asked, id]);
  if (asked === null) return <SkeletonRows />;
  if ('content' in asked) return <PeriodForm {...props} content={asked.content} />;
  const again = (
    <Button size="sm" variant="primary" onClick={() => setAsked(null)}>
      重试
    </Button>
  );
  return <Empty title="没有取到正文" note={asked.failure} action={again} />;
}
