import type { MessageTemplate } from './message-template.type.ts';

type Delivered = Pick<MessageTemplate, 'name' | 'english' | 'hindi'> & { _id: string };

/** The texts that every office begins with, in the order of a sale. */
export const deliveredTemplates: readonly Delivered[] = [
  {
    _id: 'first-answer',
    name: 'First answer',
    english:
      'Hello {name}, this is {me}. Thank you for your enquiry. When may I call you? You can also reach me on {phone}.',
    hindi:
      'नमस्ते {name} जी, मैं {me}। हमसे संपर्क करने के लिए धन्यवाद। आपको किस समय फ़ोन करूँ? आप मुझे {phone} पर भी फ़ोन कर सकते हैं।',
  },
  {
    _id: 'no-answer',
    name: 'No answer',
    english:
      'Hello {name}, this is {me}. I called you and could not reach you. When may I call again? My number is {phone}.',
    hindi:
      'नमस्ते {name} जी, मैं {me}। मैंने आपको फ़ोन किया था, पर बात नहीं हो पाई। दोबारा किस समय फ़ोन करूँ? मेरा नंबर {phone} है।',
  },
  {
    _id: 'details',
    name: 'Details',
    english:
      'Hello {name}, here are the details of {project}: {configuration}, {price}.\n{link}\nPlease tell me what you think. {me}, {phone}',
    hindi:
      'नमस्ते {name} जी, {project} की जानकारी भेज रहे हैं: {configuration}, {price}।\n{link}\nदेखकर बताइए, आपको कैसा लगा। {me}, {phone}',
  },
  {
    _id: 'cost-sheet',
    name: 'Cost sheet',
    english:
      'Hello {name}, this is what {configuration} in {project} costs in all, with taxes, stamp duty and registration:\n{link}\nPlease ask me about any line of it. {me}, {phone}',
    hindi:
      'नमस्ते {name} जी, {project} में {configuration} का पूरा ख़र्च यहाँ देखिए, टैक्स, स्टांप ड्यूटी और रजिस्ट्री के साथ:\n{link}\nआपको कुछ भी पूछना हो, तो बताइए। {me}, {phone}',
  },
  {
    _id: 'visit-proposed',
    name: 'Visit proposed',
    english:
      'Hello {name}, would {day} at {time} suit you for a visit to {project}? We would meet at {place}. If another time is better, please tell me. {me}, {phone}',
    hindi:
      'नमस्ते {name} जी, क्या आप {day} को {time} {project} देखने आ सकते हैं? हम {place} पर मिलेंगे। कोई और समय ठीक हो, तो बताइए। {me}, {phone}',
  },
  {
    _id: 'visit-confirmed',
    name: 'Visit confirmed',
    english:
      'Hello {name}, your visit to {project} is fixed: {day} at {time}. We meet at {place}. If you are late or cannot come, please call me on {phone}. {me}',
    hindi:
      'नमस्ते {name} जी, {project} देखने का आपका समय तय हो गया है: {day}, {time}। हम {place} पर मिलेंगे। देर हो या आप न आ पाएँ, तो कृपया मुझे {phone} पर फ़ोन कर दीजिए। {me}',
  },
  {
    _id: 'after-visit',
    name: 'After the visit',
    english:
      'Hello {name}, thank you for coming to see {project}. What did you like, and what not? If you wish, we look at other homes too. {me}, {phone}',
    hindi:
      'नमस्ते {name} जी, {project} देखने आने के लिए धन्यवाद। आपको क्या पसंद आया और क्या नहीं? आप चाहें, तो दूसरे घर भी देख लेते हैं। {me}, {phone}',
  },
  {
    _id: 'thanks',
    name: 'Thanks',
    english:
      'Hello {name}, thank you for your trust. If you have a question about papers, possession or moving in, please call me on {phone}. {me}',
    hindi:
      'नमस्ते {name} जी, हम पर भरोसा करने के लिए आपका धन्यवाद। काग़ज़ात, पज़ेशन या शिफ़्टिंग के बारे में कुछ भी पूछना हो, तो मुझे {phone} पर फ़ोन कीजिए। {me}',
  },
];
