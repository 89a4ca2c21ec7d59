import { orgPath } from '#contract/rules/pagePaths.ts';
import { countText } from '../../../shared/courses/figures.ts';
import { FollowButton } from '../../../shared/courses/FollowButton.tsx';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { RichText } from '../../../kit/RichText.tsx';
import { TabFrame } from '../../../kit/tabs/TabFrame.tsx';
import { useTab } from '../../../kit/tabs/useTab.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { loadLecturer } from '../parts/loadLecturer.ts';
import type { LecturerTab } from '../parts/loadLecturer.ts';
import { ProfileHead } from '../parts/ProfileHead.tsx';
import text from '../parts/profileText.module.css';
import { Ratings } from '../parts/Ratings.tsx';
import { shelfNames } from '../parts/shelfKinds.ts';
import { Shelf } from '../parts/Shelf.tsx';
import { peopleRoutes } from '../routes.ts';

export const handle = peopleRoutes.lecturer;

export const loader = ({ request, params, context }: LoaderArgs) =>
  loadLecturer(request, context.get(apiContext), params['id']);

const tabNames: Readonly<Record<LecturerTab, string>> = { ...shelfNames, rating: '评价' };

/** A lecturer: who it is, what is taught, and the courses by kind. */
export default function Lecturer({ loaderData }: PageProps<typeof loader>) {
  const { person, counts, tab, shelf, ratings } = loaderData;
  const tabs = useTab<LecturerTab>([loaderData.tabs[0] ?? 'course', ...loaderData.tabs.slice(1)]);
  return (
    <div className="page">
      <ProfileHead
        portrait={<Avatar name={person.lecturerName} src={person.headImgUrl} size={72} />}
        name={person.lecturerName}
        line={
          <>
            {person.orgNo && person.orgName ? (
              <TextLink to={orgPath(person.orgNo)} tone="quiet">
                {person.orgName}
              </TextLink>
            ) : null}
            {person.orgName && person.position ? <i className="sep" /> : null}
            {person.position}
          </>
        }
        figures={[
          { name: '门课', value: String(person.countCourse) },
          { name: '人学过', value: countText(person.countStudy) },
          { name: '人关注', value: countText(person.countFans) },
        ]}
        actions={
          <FollowButton
            target={{ lecturerUserNo: person.lecturerUserNo }}
            name={person.lecturerName}
            followed={person.isAttention === 1}
            size="md"
            variant="primary"
          />
        }
      >
        {person.tags.length > 0 ? (
          <div className={text.tags}>
            {person.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </div>
        ) : null}
        {person.introduce ? <RichText html={person.introduce} className={text.intro} /> : null}
      </ProfileHead>
      <div className={text.tabs}>
        {tab ? (
          <TabFrame
            label={person.lecturerName}
            of={tabs}
            tabs={loaderData.tabs.map((key) => ({ key, label: tabNames[key], count: counts[key] }))}
          >
            {shelf && tab !== 'rating' ? <Shelf loaded={shelf} kind={tab} /> : null}
            {ratings ? <Ratings loaded={ratings} /> : null}
          </TabFrame>
        ) : (
          <Empty title="还没有上架的课程" note="关注之后，随时可以从「我的关注」找回来" />
        )}
      </div>
    </div>
  );
}
