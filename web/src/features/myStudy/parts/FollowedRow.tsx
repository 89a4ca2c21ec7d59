import { bloggerPath } from '#contract/rules/blog.ts';
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
import { unfollow, unfollowBlogger } from './calls.ts';

type Listed = OutputOf<typeof followed.output>['list'][number];

export type Followed = Omit<Listed, 'kind'> & { kind: Listed['kind'] | 'blogger' };

const pathOf = { lecturer: lecturerPath, organization: orgPath, blogger: bloggerPath } as const;

/** One lecturer, organization or blogger. */
export function FollowedRow({ row: { kind, refNo, name, headImgUrl, note, gmtCreate } }: { row: Followed }) {
  const { revalidate } = useRevalidator();
  const onDone = async () => {
    toast('取消关注成功');
    await revalidate();
  };
  const one = useAct(unfollow, { onDone });
  const blogger = useAct(unfollowBlogger, { onDone });
  const end = () => {
    if (kind === 'blogger') blogger.act({ userNo: refNo });
    else one.act(kind === 'lecturer' ? { lecturerUserNo: refNo } : { orgNo: refNo });
  };
  return (
    <Row
      heading="h2"
      lead={<Avatar name={name} src={headImgUrl} shape={kind === 'organization' ? 'org' : 'person'} size={56} />}
      title={name}
      to={pathOf[kind](refNo)}
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
        <Button size="sm" disabled={one.busy || blogger.busy} aria-label={`取消关注${name}`} onClick={end}>
          取消关注
        </Button>
      }
    />
  );
}
