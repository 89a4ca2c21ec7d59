import { useState } from 'react';
import type { Certificate } from '#contract/course/certificate.ts';
import { userList } from '#contract/course/certificate.ts';
import { List } from '../../../kit/list/List.tsx';
import { loadList } from '../../../kit/list/loadList.ts';
import { useList } from '../../../kit/list/useList.ts';
import { apiContext } from '../../../kit/pageApi.ts';
import { useHydrated } from '../../../kit/useHydrated.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { plainList } from '../parts/addresses.ts';
import { CertificateGround } from '../parts/CertificateArt.tsx';
import { CertificateCard } from '../parts/CertificateCard.tsx';
import { CertificateDialog } from '../parts/CertificateDialog.tsx';
import styles from '../parts/Certificates.module.css';
import { NameStep } from '../parts/NameStep.tsx';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.certificate;

export async function loader({ request, context }: LoaderArgs) {
  const certificateNo = new URL(request.url).searchParams.get('no')?.slice(0, 40) ?? '';
  const certificates = await loadList(request, plainList, ({ page }) =>
    context.get(apiContext).call(userList, { certificateNo, pageCurrent: page, pageSize: 12 }),
  );
  const { waiting, named } = 'page' in certificates ? certificates.page : { waiting: [], named: null };
  return { certificates, waiting, named };
}

/** The certificates of the learner; `?no=` opens one of them. */
export default function Certificates({ loaderData: { certificates, waiting, named } }: PageProps<typeof loader>) {
  const list = useList(plainList, certificates);
  const isHydrated = useHydrated(); // dialogs are for browsers
  const [chosen, setChosen] = useState<Certificate | null>(null);
  const [closed, setClosed] = useState<Certificate | null>(null);
  const open = chosen ?? (isHydrated && named !== closed ? named : null);
  const close = (): void => {
    setChosen(null);
    setClosed(named);
  };
  const learn = (
    <LinkButton to="/account/course" size="sm" variant="primary">
      去学习
    </LinkButton>
  );
  return (
    <>
      <PageHead
        size="work"
        title="我的证书"
        note="学完一门课的全部课时就颁发证书；任何人都可以凭编号核验"
        actions={<LinkButton to="/certificate/verify">核验证书</LinkButton>}
      />
      {waiting.length > 0 ? <NameStep waiting={waiting} /> : null}
      <CertificateGround />
      <div className={styles.list}>
        <List
          of={list}
          unit="张"
          empty={
            waiting.length > 0 ? null : <Empty title="还没有证书" note="学完一门课，这里就有第一张" action={learn} />
          }
        >
          {(rows) => (
            <ul className={styles.grid} aria-label="我的证书">
              {rows.map((row) => (
                <li key={row.id}>
                  <CertificateCard certificate={row} onOpen={() => setChosen(row)} />
                </li>
              ))}
            </ul>
          )}
        </List>
      </div>
      {open ? <CertificateDialog certificate={open} onClose={close} /> : null}
    </>
  );
}
