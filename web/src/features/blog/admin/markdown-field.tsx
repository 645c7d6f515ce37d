import { lazy, Suspense } from 'react';
import type { ItemControlProps } from '../../../office-kit/picture-item/picture-item-form.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { storyEditorContent as texts } from './story-editor/story-editor.content.ts';

/** The editor is large, so only the form of a story loads it. Without it, a text is written in Markdown. */
const StoryText = lazy(() =>
  import('./story-editor/story-text.tsx').then(
    ({ StoryText: loaded }) => ({ default: loaded }),
    () => ({ default: (props: ItemControlProps) => <TextAreaField {...props} hint={texts.loadFailed} /> }),
  ),
);

/** A part of a story. */
export function MarkdownField(props: ItemControlProps) {
  return (
    <Suspense fallback={<TextAreaField {...props} hint={texts.loading} readOnly />}>
      <StoryText {...props} />
    </Suspense>
  );
}
