import { registerEnumType } from 'type-graphql';

export enum MessageWay {
  WHATSAPP = 'WHATSAPP',
  MAIL = 'MAIL',
}
registerEnumType(MessageWay, {
  name: 'MessageWay',
  description: 'How a text reaches a person.',
  valuesConfig: {
    WHATSAPP: { description: 'By WhatsApp.' },
    MAIL: { description: 'By e-mail.' },
  },
});

export enum MessageLanguage {
  ENGLISH = 'ENGLISH',
  HINDI = 'HINDI',
}
registerEnumType(MessageLanguage, {
  name: 'MessageLanguage',
  description: 'A language in which leads and the company write to each other.',
  valuesConfig: {
    ENGLISH: { description: 'English.' },
    HINDI: { description: 'Hindi.' },
  },
});
