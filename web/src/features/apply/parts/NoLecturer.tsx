import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { LECTURER_PATH } from './kinds.ts';

/** In place of a lecturer's page, for somebody who is none. */
export function NoLecturer({ title }: { title: string }) {
  const fill = (
    <LinkButton to={LECTURER_PATH} size="sm" variant="primary">
      去填写
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title={title} />
      <Empty title="还没有公开的讲师资料" note="填好照片、姓名与简介，审核通过后学员就能看到你" action={fill} />
    </>
  );
}
