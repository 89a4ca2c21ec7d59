import { Search } from 'lucide-react';
import { useState } from 'react';
import { list as searchCourses } from '#contract/course/search.ts';
import type { CardShape } from '#contract/im/shapes.ts';
import type { OutputOf } from '#contract/kit/schema.ts';
import { ChatCard } from '#contract/rules/chat.ts';
import { coursePath } from '#contract/rules/pagePaths.ts';
import { call } from '../../../kit/call.ts';
import { useSettled } from '../../../kit/chooser/useSettled.ts';
import { BareButton } from '../../../ui/BareButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import styles from './Dialogs.module.css';
import { Pages } from './Pages.tsx';

interface CourseDialogProps {
  onChoose: (card: OutputOf<typeof CardShape>) => void;
  onClose: () => void;
}

/** Finds the course whose card is sent. */
export function CourseDialog({ onChoose, onClose }: CourseDialogProps) {
  const [words, setWords] = useState('');
  const courseName = useSettled(words.trim());
  return (
    <Dialog open size="md" title="发送课程" onClose={onClose}>
      <Input
        type="search"
        lead={<Search size={16} aria-hidden="true" />}
        aria-label="找课程"
        placeholder="课程名称"
        maxLength={100}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className={styles.scroll}>
        {courseName === '' ? null : (
          <Pages
            label="找到的课程"
            askKey={['courses', courseName]}
            ask={(pageCurrent, signal) =>
              call(searchCourses, { courseName, pageCurrent }, { isShowErrTip: false, signal })
            }
            keyOf={({ id }) => id}
            empty="没有找到这样的课程"
          >
            {(course) => (
              <BareButton
                className={styles.person}
                onClick={() =>
                  onChoose({
                    cardKind: ChatCard.course,
                    cardId: course.id,
                    title: course.courseName,
                    subtitle: course.lecturerName,
                    picture: course.courseLogo,
                    path: coursePath(course),
                    note: '',
                  })
                }
              >
                <span className="clip">{course.courseName}</span>
                <small>{course.lecturerName}</small>
              </BareButton>
            )}
          </Pages>
        )}
      </div>
    </Dialog>
  );
}
