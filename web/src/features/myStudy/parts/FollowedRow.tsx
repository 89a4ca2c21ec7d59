import { lecturerPath, orgPath } from '#contract/rules/pagePaths.ts';
import { useRevalidator } from 'react-router';
import type { OutputOf } from '#contract/kit/schema.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import type { list as followed } from '#contract/user/attention.ts';
import { useAct } from '../../../shared/courses/useAct.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { toast } from '../../../ui/toast.ts';
import { unfollow } from './calls.ts';

type Followed = OutputOf<typeof followed.output>['list'][number];

/** One lecturer or organization. */
export function FollowedRow({ row: { kind, refNo, name, headImgUrl, note, gmtCreate } }: { row: Followed }) {
  const { revalidate } = useRevalidator();
  const isPerson = kind === 'lecturer';
  const { act, busy } = useAct(unfollow, {
    onDone: async () => {
      toast('取消关注成功');
      await revalidate();
    },
  });
  return (
    <Row
      heading="h2"
      lead={<Avatar name={name} src={headImgUrl} shape={isPerson ? 'person' : 'org'} size={56} />}
      title={name}
      to={isPerson ? lecturerPath(refNo) : orgPath(refNo)}
      meta={
        <>
          {note ? (
            <>
              {note}
              <i className="sep" />
            </>
          ) : null}
          {shownTime(gmtCreate)} 关注
        </>
      }
      end={
        <Button
          size="sm"
          disabled={busy}
          aria-label={`取消关注${name}`}
          onClick={() => act(isPerson ? { lecturerUserNo: refNo } : { orgNo: refNo })}
        >
          取消关注
        </Button>
      }
    />
  );
}
