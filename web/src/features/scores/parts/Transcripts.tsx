import { useState } from 'react';
import type { Transcript } from '#contract/user/transcript.ts';
import { usePress } from '../../../kit/usePress.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row, RowList } from '../../../ui/Row.tsx';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { StatusDot } from '../../../ui/StatusDot.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { issueTranscript } from './calls.ts';
import { RevokeTranscript } from './RevokeTranscript.tsx';
import styles from './Scores.module.css';

const standing = {
  valid: { tone: 'passed', word: '有效' },
  superseded: { tone: 'idle', word: '此后有更新' },
  revoked: { tone: 'failed', word: '已撤销' },
} as const;

interface TranscriptsProps {
  papers: readonly Transcript[];
  /** One's own: a new one can be made. */
  canIssue?: boolean;
  canRevoke?: boolean;
}

/** The transcripts of a learner: each says for good what it said, and anybody can verify it by its number. */
export function Transcripts({ papers, canIssue = false, canRevoke = false }: TranscriptsProps) {
  const { send, sending } = usePress(issueTranscript);
  const [revoking, setRevoking] = useState<Transcript | null>(null);
  return (
    <section aria-label="成绩单" className={styles.section}>
      <SectionHead title="成绩单" />
      {canIssue ? (
        <p>
          <Button
            size="sm"
            variant="primary"
            loading={sending}
            loadingLabel="开具中"
            onClick={() => void send({}, '成绩单在下面，可以打开与核验')}
          >
            开具成绩单
          </Button>
        </p>
      ) : null}
      <RowList label="开具过的成绩单">
        {papers.map((paper) => (
          <Row
            key={paper.id}
            stacks
            title={paper.transcriptNo}
            meta={
              <>
                {paper.issuedAt.slice(0, 10)} 开具
                <i className="sep" />
                <a href={paper.pdfUrl} target="_blank" rel="noreferrer">
                  打开 PDF
                </a>
                <i className="sep" />
                <TextLink to={`/certificate/verify/${paper.transcriptNo}`}>公开核验页</TextLink>
              </>
            }
            end={
              <>
                <StatusDot tone={standing[paper.state].tone} reason={paper.revokeReason || undefined}>
                  {standing[paper.state].word}
                </StatusDot>
                {canRevoke && paper.state !== 'revoked' ? (
                  <Button
                    size="sm"
                    variant="text"
                    aria-label={`撤销 ${paper.transcriptNo}`}
                    onClick={() => setRevoking(paper)}
                  >
                    撤销
                  </Button>
                ) : null}
              </>
            }
          />
        ))}
      </RowList>
      {revoking ? <RevokeTranscript paper={revoking} onClose={() => setRevoking(null)} /> : null}
    </section>
  );
}
