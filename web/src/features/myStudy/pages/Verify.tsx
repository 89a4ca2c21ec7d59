import { verify } from '#contract/course/certificate.ts';
import { verify as verifyOffer } from '#contract/position/offerLetter.ts';
import { verify as verifyTranscript } from '#contract/user/transcript.ts';
import { CallError } from '#contract/kit/callError.ts';
import { Form } from 'react-router';
import { apiContext } from '../../../kit/pageApi.ts';
import type { PageApi } from '../../../kit/pageApi.ts';
import type { LoaderArgs, PageProps } from '../../../kit/pageTypes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import styles from '../parts/Verify.module.css';
import { OfferResult } from '../parts/OfferResult.tsx';
import { TranscriptResult } from '../parts/TranscriptResult.tsx';
import { VerifyResult } from '../parts/VerifyResult.tsx';
import { myStudyRoutes } from '../routes.ts';

export const handle = myStudyRoutes.verify;

const seo = {
  description: '凭编号核验知途的结业证书：持有人、课程、学时、颁发时间，以及是否有效。',
  canonical: '/certificate/verify',
};

export async function loader({ request, params, context }: LoaderArgs) {
  const given = params['no'] ?? new URL(request.url).searchParams.get('no') ?? '';
  const certificateNo = given.trim();
  return {
    certificateNo,
    result: certificateNo === '' ? null : await check(context.get(apiContext), certificateNo),
    seo,
  };
}

/** What is wrong with a number is an answer here, not an error of the page. */
async function check(api: PageApi, certificateNo: string) {
  try {
    if (/^ly/i.test(certificateNo)) return { offer: await api.call(verifyOffer, { certificateNo }) };
    if (/^cj/i.test(certificateNo)) return { transcript: await api.call(verifyTranscript, { certificateNo }) };
    return { certificate: await api.call(verify, { certificateNo }) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { unknown: error.issues[0]?.message ?? error.message };
  }
}

/** Anybody checks a certificate by its number; works signed out and without scripts. */
export default function Verify({ loaderData: { certificateNo, result } }: PageProps<typeof loader>) {
  return (
    <div className="page">
      <div className={styles.column}>
        <PageHead title="证书核验" note="输入证书、成绩单或录用信上的编号，或者扫上面的二维码" />
        <Form method="get" action="/certificate/verify" className={styles.form}>
          <Field label="证书编号" className={styles.field}>
            <Input
              key={certificateNo}
              name="no"
              size="lg"
              defaultValue={certificateNo}
              required
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Field>
          <Button type="submit" variant="primary" size="lg">
            核验
          </Button>
        </Form>
        {result?.transcript ? <TranscriptResult transcript={result.transcript} /> : null}
        {result?.offer ? <OfferResult offer={result.offer} /> : null}
        {result && !result.transcript && !result.offer ? (
          <VerifyResult result={result} certificateNo={certificateNo} />
        ) : null}
      </div>
    </div>
  );
}
