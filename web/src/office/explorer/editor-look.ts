import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const color = (name: string) => `var(--color-${name})`;

/** The colours of the names and values of a query: those of the site, light and dark. */
export const editorColors = HighlightStyle.define([
  { tag: [tags.definitionKeyword, tags.keyword, tags.modifier], color: color('pine'), fontWeight: '600' },
  { tag: [tags.propertyName, tags.atom], color: color('ink') },
  { tag: [tags.attributeName, tags.variableName], color: color('brass-deep') },
  { tag: [tags.string, tags.special(tags.name)], color: color('success') },
  { tag: [tags.integer, tags.float, tags.bool, tags.null], color: color('warning') },
  { tag: [tags.comment, tags.lineComment], color: color('ink-muted') },
  { tag: [tags.punctuation, tags.paren, tags.brace, tags.separator], color: color('ink-muted') },
]);

export const editorLook = EditorView.theme({
  '&': { color: color('ink'), backgroundColor: color('card'), fontSize: '0.875rem', minHeight: '16rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    minHeight: '16rem',
  },
  '.cm-content': { caretColor: color('ink'), padding: '0.75rem 0' },
  '.cm-cursor': { borderLeftColor: color('ink') },
  '.cm-gutters': { backgroundColor: color('paper'), color: color('ink-muted'), borderRight: 'none' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: color('brass-soft'),
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { backgroundColor: color('pine-soft') },
  '.cm-tooltip': {
    color: color('ink'),
    backgroundColor: color('card'),
    border: `1px solid ${color('line')}`,
    borderRadius: '0.5rem',
    maxWidth: '28rem',
  },
  '.cm-tooltip .cm-completionInfo': { padding: '0.5rem 0.75rem' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: color('pine'),
    color: color('on-pine'),
  },
  '.cm-completionDetail': { color: 'inherit', opacity: '0.8' },
  '.cm-diagnostic-error': { borderLeftColor: color('danger') },
});
