import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

const LESSON = 'lesson';

/** Makes a block that can be lifted. Returns what undoes it. */
export const dragLesson = (element: HTMLElement, id: string): (() => void) =>
  draggable({
    element,
    getInitialData: () => ({ kind: LESSON, id }),
    onDragStart: () => void (element.dataset.lifted = ''),
    onDrop: () => void delete element.dataset.lifted,
  });

/** Makes a place where a lesson can be let go. Returns what undoes it. */
export const dropLesson = (element: HTMLElement, onDrop: (id: string) => void): (() => void) =>
  dropTargetForElements({
    element,
    canDrop: ({ source }) => source.data.kind === LESSON,
    onDragEnter: () => void (element.dataset.over = ''),
    onDragLeave: () => void delete element.dataset.over,
    onDrop: ({ source }) => {
      delete element.dataset.over;
      onDrop(String(source.data.id));
    },
  });
