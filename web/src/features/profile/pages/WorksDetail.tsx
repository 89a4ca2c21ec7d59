import { getById } from '#contract/user/userProfile.ts';
import { shownTime } from '#contract/rules/shownTime.ts';
import { isId } from '#contract/rules/id.ts';
import { answerOr, missing } from '../../../kit/answerOr.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { WorkFiles } from '../parts/WorkFiles.tsx';
import styles from '../parts/WorkFiles.module.css';
import { profileRoutes } from '../routes.ts';

export const handle = profileRoutes.worksdetail;

export async function loader({ request, context }: LoaderArgs) {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  if (!isId(id)) throw missing();
  return { work: await answerOr(request, context.get(apiContext).call(getById, { id })) };
}

/** One work in full. */
export default function WorksDetail({ loaderData: { work } }: PageProps<typeof loader>) {
  const { title, description, owner, gmtModified, isPublic } = work;
  const own = owner.isOwn === 1;
  const edit = (
    <LinkButton to={`/account/info/workSetInfo?edit=${work.id}`} size="sm">
      编辑作品
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title={title}
        note={`${owner.name}，${shownTime(gmtModified)} 更新${isPublic === 0 ? '，不公开，只有你看得到' : ''}`}
        actions={own ? edit : undefined}
      />
      {description ? <p className={styles.text}>{description}</p> : null}
      <WorkFiles work={work} />
      {own ? (
        <p className={styles.back}>
          <LinkButton to="/account/profile" size="sm">
            回到我的档案
          </LinkButton>
        </p>
      ) : null}
    </>
  );
}
