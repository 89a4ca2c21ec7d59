import { lazy, Suspense, useEffect, useState } from 'react';
import { verifyPath } from '#contract/rules/pagePaths.ts';
import type { Certificate } from '#contract/course/certificate.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import type { userView } from '#contract/course/certificate.ts';
import { CallError } from '#contract/kit/callError.ts';
import { call } from '../../../kit/call.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { viewCertificate } from './calls.ts';
import { CertificateArt } from './CertificateArt.tsx';
import { CertificateFacts } from './CertificateFacts.tsx';
import styles from './CertificateDialog.module.css';

const ShareDialog = lazy(() =>
  import('../../../shared/courses/ShareDialog.tsx').then((module) => ({ default: module.ShareDialog })),
);

type Links = Pick<OutputOf<typeof userView.output>, 'pdfUrl' | 'verifyUrl'>;

/** A certificate with what can be done with it: PDF, the address that proves it, sharing. */
export function CertificateDialog({ certificate, onClose }: { certificate: Certificate; onClose: () => void }) {
  const { links, failure } = useLinks(certificate.id);
  const { title, certificateNo, holderName, state } = certificate;
  const [shares, setShares] = useState(false);
  if (shares) {
    return (
      <Suspense>
        <ShareDialog
          target={{ targetType: 'certificate', targetId: certificate.id }}
          path={verifyPath(certificateNo)}
          title={`${holderName}的${title}`}
          onClose={() => setShares(false)}
        />
      </Suspense>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="md"
      actions={
        links ? (
          <>
            <a className={buttonClass({})} href={links.verifyUrl} target="_blank" rel="noopener noreferrer">
              核验页
            </a>
            <Button onClick={() => setShares(true)}>分享</Button>
            <a className={buttonClass({ variant: 'primary' })} href={links.pdfUrl} download={`${certificateNo}.pdf`}>
              下载 PDF
            </a>
          </>
        ) : (
          <Button loading={failure === null} loadingLabel="准备中" onClick={onClose}>
            关闭
          </Button>
        )
      }
    >
      {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
      {state === 'revoked' ? (
        <Banner tone="warn">这张证书已经撤销{certificate.revokeReason ? `：${certificate.revokeReason}` : ''}</Banner>
      ) : null}
      <div className={styles.body}>
        <CertificateArt certificate={certificate} />
        <CertificateFacts of={certificate} className={styles.facts} />
      </div>
    </Dialog>
  );
}

/** Addresses are signed and expire, so they are asked for when the dialog opens. */
function useLinks(id: string): { links: Links | null; failure: string | null } {
  const [state, setState] = useState<{ links: Links | null; failure: string | null }>({ links: null, failure: null });
  useEffect(() => {
    const wanted = { isGone: false };
    const ask = async () => {
      try {
        const links = await call(await viewCertificate(), { id }, { isShowErrTip: false });
        if (!wanted.isGone) setState({ links, failure: null });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (!wanted.isGone) setState({ links: null, failure: error.message });
      }
    };
    void ask();
    return () => void (wanted.isGone = true);
  }, [id]);
  return state;
}
