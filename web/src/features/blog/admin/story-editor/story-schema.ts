import { getSchema } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { BulletList, OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/** The addresses of our own pictures; the site shows no others. */
export const ownPicture = /^\/files\/[0-9a-f]{24}\/[\w.-]+$/;

/** A list in Markdown is tight, without a gap between its items, or loose. */
const tight = { tight: { default: true, rendered: false } };

/** A cell of Markdown holds one line of text. */
const cellContent = '(text | image)*';

/** What a story can hold: all that Markdown has and the site shows, and nothing else. */
export const storyExtensions = [
  StarterKit.configure({
    bulletList: false,
    orderedList: false,
    underline: false,
    gapcursor: false,
    dropcursor: false,
    link: { openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } },
  }),
  BulletList.extend({
    addAttributes() {
      return { ...this.parent?.(), ...tight };
    },
  }),
  OrderedList.extend({
    addAttributes() {
      return { ...this.parent?.(), ...tight };
    },
  }),
  // A pasted picture of another site is left out, as the site would.
  Image.extend({ parseHTML: () => [{ tag: 'img[src^="/files/"]' }] }).configure({ inline: true }),
  Table.extend({ content: 'tableRow+' }),
  TableRow,
  TableHeader.extend({ content: cellContent, parseHTML: () => [{ tag: 'th' }] }),
  TableCell.extend({ content: cellContent, parseHTML: () => [{ tag: 'td' }] }),
];

export const storySchema = getSchema(storyExtensions);
