import type { Kind } from './kind.ts';

export const helpRepeat: Kind = {
  id: 'help-repeat',
  label: { en: 'How to repeat or copy a huddle', de: 'Einen Huddle wiederholen oder kopieren' },
  en: `
how do i repeat a huddle; how do i make a weekly huddle; can i copy a huddle; how do i duplicate an outing;
recurring huddles; how do i make a series; how do i use a template; same hike every week how; how do i reuse an
old huddle; can a huddle repeat every month; how do i create a regular event; save a huddle as a template`,
  de: `
wie wiederhole ich einen huddle; wie mache ich einen wöchentlichen huddle; kann ich einen huddle kopieren; wie
dupliziere ich einen ausflug; wiederkehrende huddles; wie mache ich eine serie; wie benutze ich eine vorlage;
jede woche dieselbe tour wie geht das; wie verwende ich einen alten huddle nochmal; kann sich ein huddle jeden
monat wiederholen; regelmässige termine anlegen; huddle als vorlage speichern`,
  via: 'TEXT',
  text: {
    en: 'Open your huddle under [My huddles](/huddle/mine): Repeat makes a series of it, Copy starts a new one with the same words, and you can keep it as a template.',
    de: 'Öffne deinen Huddle unter [Meine Huddles](/huddle/mine): Wiederholen macht eine Serie daraus, Kopieren beginnt einen neuen mit denselben Angaben, und du kannst ihn als Vorlage behalten.',
  },
};
