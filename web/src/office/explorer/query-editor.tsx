import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { Prec } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { graphql, updateSchema } from 'cm6-graphql';
import type { GraphQLSchema } from 'graphql';
import { useEffect, useEffectEvent, useRef } from 'react';
import { editorColors, editorLook } from './editor-look.ts';

interface QueryEditorProps {
  initial: string;
  label: string;
  describedBy: string;
  schema: GraphQLSchema | null;
  /** Tells the text and the place of the cursor after each change of them. */
  onChange: (text: string, place: number) => void;
  onRun: () => void;
  /** Opens the type of the field that was clicked with Ctrl or ⌘. */
  onOpenType: (type: string) => void;
}

/**
 * A text field that knows GraphQL. It stands in a shadow root: there the editor adopts style sheets, where elsewhere it
 * would add style elements, which our Content Security Policy refuses.
 */
export function QueryEditor({
  initial,
  label,
  describedBy,
  schema,
  onChange,
  onRun,
  onOpenType,
}: QueryEditorProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const tell = useEffectEvent(onChange);
  const run = useEffectEvent(onRun);
  const openType = useEffectEvent(onOpenType);
  const start = useEffectEvent((root: ShadowRoot) => {
    const sendKey = keymap.of([
      {
        key: 'Mod-Enter',
        run: () => {
          run();
          return true;
        },
      },
    ]);
    return new EditorView({
      doc: initial,
      root,
      parent: root,
      extensions: [
        Prec.highest(sendKey),
        tools,
        graphql(schema ?? undefined, {
          onShowInDocs: (_field, type) => type && openType(type.replace(/[[\]!]/g, '')),
        }),
        EditorView.contentAttributes.of({ 'aria-label': label, 'aria-description': describedBy }),
        EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
          if (docChanged || selectionSet) tell(state.doc.toString(), state.selection.main.head);
        }),
      ],
    });
  });
  useEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const editor = start(root);
    view.current = editor;
    return () => {
      editor.destroy();
      view.current = null;
    };
  }, []);
  useEffect(() => {
    if (schema && view.current) updateSchema(view.current, schema);
  }, [schema]);
  return (
    <div
      ref={host}
      data-editor
      className="overflow-hidden rounded-field border border-field-line/55 bg-card focus-within:outline-2 focus-within:outline-pine hover:border-field-line"
    />
  );
}

/** What each text field of code has. Tab leaves the field, so that the keyboard is not caught in it. */
const tools: Extension = [
  lineNumbers(),
  highlightSpecialChars(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  autocompletion(),
  syntaxHighlighting(editorColors),
  editorLook,
  EditorView.lineWrapping,
  keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap, ...lintKeymap]),
];
