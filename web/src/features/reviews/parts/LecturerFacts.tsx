import { textOfHtml } from '#contract/rules/paragraphs.ts';
import type { QueuedLecturer } from '#contract/user/lecturer.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { FactList } from '../../../ui/FactList.tsx';
import { Changed } from './Changed.tsx';
import { Picture } from './Picture.tsx';

/** What is to be shown of a lecturer, what is shown now where that differs, and the proofs. */
export function LecturerFacts({ row }: { row: QueuedLecturer }) {
  const { current } = row;
  const text = (after: string, before: string | undefined) =>
    before === undefined || before === after ? after : <Changed before={before} after={after} />;
  const portrait = (url: string, name: string) => <Avatar src={url} name={name} size={72} />;
  return (
    <FactList
      label={`${row.lecturerName}的资料`}
      facts={[
        {
          label: '照片',
          value:
            current === null || current.headImgUrl === row.headImgUrl ? (
              portrait(row.headImgUrl, row.lecturerName)
            ) : (
              <Changed
                before={portrait(current.headImgUrl, current.lecturerName)}
                after={portrait(row.headImgUrl, row.lecturerName)}
              />
            ),
        },
        { label: '姓名', value: text(row.lecturerName, current?.lecturerName) },
        { label: '职务', value: text(row.position, current?.position) },
        { label: '标签', value: text(row.tags.join('、'), current?.tags.join('、')) },
        { label: '简介', value: text(textOfHtml(row.introduce), current ? textOfHtml(current.introduce) : undefined) },
        { label: '联系方式', value: [row.lecturerMobile, row.lecturerEmail].filter(Boolean).join('，') },
        { label: '账号', value: row.userName },
        ...row.proofs.map((url, index) => ({
          label: `证明材料 ${index + 1}`,
          value: <Picture url={url} name={`证明材料 ${index + 1}`} />,
        })),
      ]}
    />
  );
}
