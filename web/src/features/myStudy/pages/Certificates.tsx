import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Certificate } from '#contract/course/certificate.ts';
import { userList } from '#contract/course/certificate.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { plainList } from '../parts/addresses.ts';
import { CertificateCard } from '../parts/CertificateCard.tsx';
import { CertificateDialog } from '../parts/CertificateDialog.tsx';
import styles from '../parts/Certificates.module.css';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.certificate;

export async function loader({ request, context }: LoaderArgs) {
  return {
    certificates: await loadList(request, plainList, ({ page }) =>
      context.get(apiContext).call(userList, { pageCurrent: page, pageSize: 12 }),
    ),
  };
}

/** The certificates of the learner; `?no=` opens one of them. */
export default function Certificates({ loaderData: { certificates } }: PageProps<typeof loader>) {
  const list = useList(plainList, certificates);
  const [search] = useSearchParams();
  const named = list.source.page?.list.find(({ certificateNo }) => certificateNo === search.get('no')) ?? null;
  const [open, setOpen] = useState<Certificate | null>(named);
  const learn = (
    <LinkButton to="/account/course" size="sm" variant="primary">
      去学习
    </LinkButton>
  );
  return (
    <>
      <PageHead size="work" title="我的证书" note="学完一门课的全部课时，证书自动颁发；任何人都可以凭编号核验" />
      <div className={styles.list}>
        <List of={list} unit="张" empty={<Empty title="还没有证书" note="学完一门课，这里就有第一张" action={learn} />}>
          {(rows) => (
            <ul className={styles.grid} aria-label="我的证书">
              {rows.map((row) => (
                <li key={row.id}>
                  <CertificateCard certificate={row} onOpen={() => setOpen(row)} />
                </li>
              ))}
            </ul>
          )}
        </List>
      </div>
      {open ? <CertificateDialog certificate={open} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
