import { hourNote, tutorHour as hourFields } from '#contract/fields/incubation.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { HourState, TutorState } from '#contract/rules/incubation.ts';
import { wireTime } from '#contract/rules/time.ts';
import * as tutorHour from '#contract/startup/tutorHour.ts';
import { FormNumber } from '../../../kit/form/FormNumber.tsx';
import { FormText } from '../../../kit/form/FormText.tsx';
import { FormTextarea } from '../../../kit/form/FormTextarea.tsx';
import { FormTime } from '../../../kit/form/FormTime.tsx';
import { answerOr } from '../../../kit/answerOr.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { plainSpec } from '../parts/addresses.ts';
import { cancelHour, closeHour, openHour } from '../parts/calls.ts';
import { DialogButton } from '../parts/DialogButton.tsx';
import styles from '../parts/Incubation.module.css';
import { Posts } from '../parts/Posts.tsx';
import { ReasonButton } from '../parts/ReasonButton.tsx';
import { TalkRow } from '../parts/TalkRow.tsx';
import { spanText } from '../parts/timeText.ts';
import { incubationRoutes } from '../routes.ts';

export const handle = incubationRoutes.hours;

export async function loader({ request, context }: LoaderArgs) {
  const api = context.get(apiContext);
  const posts = await answerOr(request, api.call(tutorHour.posts, {}));
  const ask = ({ page }: { page: number }) => api.call(tutorHour.own, { pageCurrent: page });
  return { posts: posts.list, now: wireTime(new Date()), loaded: await loadList(request, plainSpec, ask) };
}

type Own = OutputOf<typeof tutorHour.own.output>['list'][number];

/** A tutor's posts, the times they offer, and what they agreed on. */
export default function TutorHours({ loaderData: { posts, now, loaded } }: PageProps<typeof loader>) {
  const list = useList(plainSpec, loaded);
  const active = posts.filter(({ tutorState }) => tutorState === TutorState.active);
  return (
    <div className="page">
      <PageHead title="做创业导师" note="开放时间，团队来约；谈完写下记录，团队与孵化单位看得到" />
      <div className={styles.body}>
        {posts.length === 0 ? null : <Posts rows={posts} />}
        <section aria-labelledby="hours">
          <SectionHead
            id="hours"
            title="开放的时间与谈话"
            action={active.length === 0 ? null : <OpenButtons posts={active} />}
          />
          <List
            of={list}
            unit="个"
            empty={<Empty title="还没有开放时间" note="机构或学校请你做导师、你接受之后，就可以开放时间" />}
          >
            {(rows) => (
              <RowList label="开放的时间与谈话">
                {rows.map((row) => (
                  <TalkRow
                    key={row.id}
                    row={row}
                    who={row.projectName === '' ? row.orgName : `${row.projectName}（${row.orgName}）`}
                    opinion={row.opinion}
                  >
                    <Acts row={row} now={now} />
                  </TalkRow>
                ))}
              </RowList>
            )}
          </List>
        </section>
      </div>
    </div>
  );
}

const OpenButtons = ({ posts }: { posts: readonly { id: string; orgName: string }[] }) =>
  posts.map(({ id, orgName }) => (
    <DialogButton
      key={id}
      name="开放时间"
      of={posts.length > 1 ? orgName : ''}
      look={{ variant: 'primary' }}
      title={`给${orgName}的团队开放时间`}
      load={openHour}
      fields={hourFields}
      initial={{ tutorId: id, beginsAt: '', minutes: 60, place: '' }}
      draft={`openHour:${id}`}
      done="开放了"
    >
      {(form) => (
        <>
          <FormTime form={form} name="beginsAt" />
          <FormNumber form={form} name="minutes" />
          <FormText form={form} name="place" placeholder="三楼白板间，或者通话" />
        </>
      )}
    </DialogButton>
  ));

function Acts({ row, now }: { row: Own; now: string }) {
  const name = spanText(row.beginsAt, row.endsAt);
  const isBooked = row.hourState === HourState.booked;
  const mayClose = isBooked && row.beginsAt <= now;
  const mayCancel = isBooked || (row.hourState === HourState.open && row.beginsAt > now);
  if (!mayClose && !mayCancel) return null;
  return (
    <div className={styles.acts}>
      {mayClose ? (
        <>
          <CloseButton id={row.id} name={name} isKept={1} />
          <CloseButton id={row.id} name={name} isKept={0} />
        </>
      ) : null}
      {mayCancel ? (
        <ReasonButton name="取消" id={row.id} of={name} note="约了的团队会收到原因" load={cancelHour} />
      ) : null}
    </div>
  );
}

const CloseButton = ({ id, name, isKept }: { id: string; name: string; isKept: 0 | 1 }) => (
  <DialogButton
    name={isKept === 1 ? '谈过了' : '没有来'}
    of={name}
    title={isKept === 1 ? '写下谈话记录' : '记为没有来'}
    note="团队与孵化单位看得到"
    load={closeHour}
    fields={hourNote}
    initial={{ id, isKept, note: '' }}
    draft={`hourNote:${id}:${isKept}`}
    done="记下了"
    isDanger={isKept === 0}
  >
    {(form) => <FormTextarea form={form} name="note" rows={6} />}
  </DialogButton>
);
