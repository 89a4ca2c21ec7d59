import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

/** Makes something that can be lifted and let go in a place of its kind. Returns what undoes it. */
export const dragCard = (element: HTMLElement, kind: string, id: string): (() => void) =>
  draggable({
    element,
    getInitialData: () => ({ kind, id }),
    onDragStart: () => void (element.dataset.lifted = ''),
    onDrop: () => void delete element.dataset.lifted,
  });

/** Makes a place where one of a kind can be let go. Returns what undoes it. */
export const dropCard = (element: HTMLElement, kind: string, onDrop: (id: string) => void): (() => void) =>
  dropTargetForElements({
    element,
    canDrop: ({ source }) => source.data.kind === kind,
    onDragEnter: () => void (element.dataset.over = ''),
    onDragLeave: () => void delete element.dataset.over,
    onDrop: ({ source }) => {
      delete element.dataset.over;
      onDrop(String(source.data.id));
    },
  });
