import type { Editor } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Strikethrough,
  Table,
  Undo2,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { storyEditorContent } from './story-editor.content.ts';

const texts = storyEditorContent.tools;

/** A button of the toolbar. */
export interface StoryTool {
  name: string;
  Icon: LucideIcon;
  /** The shortcut with Ctrl or ⌘, which the editor knows by itself. */
  keys?: string;
  run: (editor: Editor) => void;
  /** Whether it is on; a tool without it does something once. */
  isOn?: (editor: Editor) => boolean;
  canRun?: (editor: Editor) => boolean;
}

const chain = (editor: Editor) => editor.chain().focus(undefined, { scrollIntoView: false });

/** The tools in the order of the toolbar; links and pictures ask first, so they stand beside them. */
export const storyTools: readonly StoryTool[] = [
  {
    ...{ name: texts.bold, Icon: Bold, keys: 'B' },
    run: (editor) => chain(editor).toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    ...{ name: texts.italic, Icon: Italic, keys: 'I' },
    run: (editor) => chain(editor).toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    ...{ name: texts.strike, Icon: Strikethrough, keys: 'Shift+S' },
    run: (editor) => chain(editor).toggleStrike().run(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    ...{ name: texts.heading, Icon: Heading2, keys: 'Alt+2' },
    run: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    ...{ name: texts.subheading, Icon: Heading3, keys: 'Alt+3' },
    run: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    ...{ name: texts.list, Icon: List, keys: 'Shift+8' },
    run: (editor) => chain(editor).toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    ...{ name: texts.numbers, Icon: ListOrdered, keys: 'Shift+7' },
    run: (editor) => chain(editor).toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    ...{ name: texts.quote, Icon: Quote, keys: 'Shift+B' },
    run: (editor) => chain(editor).toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  {
    ...{ name: texts.table, Icon: Table },
    run: (editor) => chain(editor).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    canRun: (editor) => !editor.isActive('table'),
  },
  {
    ...{ name: texts.undo, Icon: Undo2, keys: 'Z' },
    run: (editor) => chain(editor).undo().run(),
    canRun: (editor) => editor.can().undo(),
  },
  {
    ...{ name: texts.redo, Icon: Redo2, keys: 'Shift+Z' },
    run: (editor) => chain(editor).redo().run(),
    canRun: (editor) => editor.can().redo(),
  },
];

const tableTexts = storyEditorContent.table;

/** The changes of the table that holds the caret. */
export const tableTools: readonly { name: string; run: (editor: Editor) => void }[] = [
  { name: tableTexts.addRow, run: (editor) => chain(editor).addRowAfter().run() },
  { name: tableTexts.addColumn, run: (editor) => chain(editor).addColumnAfter().run() },
  { name: tableTexts.removeRow, run: (editor) => chain(editor).deleteRow().run() },
  { name: tableTexts.removeColumn, run: (editor) => chain(editor).deleteColumn().run() },
  { name: tableTexts.remove, run: (editor) => chain(editor).deleteTable().run() },
];
