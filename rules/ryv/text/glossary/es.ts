import type { GlossaryText } from './en';

export const glossaryEs: GlossaryText = {
  'glossary.title': 'Glosario',
  'glossary.1': 'Poder: con lo que pagas. Dinero, bienes y favores, todo en uno.',
  'glossary.2': 'Influencia: cubos de tu color. Muestran cuánta gente te escucha en un lugar.',
  'glossary.3': 'Comunidad: una de las cuatro partes del país, donde vive la gente.',
  'glossary.4': 'Necesidad: algo que le falta a la gente de allí, como agua, una escuela o seguridad.',
  'glossary.5': 'Enlace: un lazo entre dos comunidades, por el que puede crecer la Influencia.',
  'glossary.6':
    'Plaza pública: donde habla todo el país. Medios masivos, Redes sociales, Medios internacionales e Incidencia política.',
  'glossary.7':
    'Incidencia política: hablar con quienes tienen el poder por una causa. La Influencia de ahí va directo a un futuro.',
  'glossary.8': 'Actor Local: gente que vive y actúa aquí, como los trabajadores o los comerciantes.',
  'glossary.9':
    'OSC: una organización de la sociedad civil. Ciudadanos del país que trabajan juntos, sin lucro y sin el Estado.',
  'glossary.10': 'ONG: aquí, una organización de ayuda que viene de fuera.',
  'glossary.11': 'Multinacional: una empresa que hace negocios en muchos países.',
  'glossary.12':
    'Equipo de investigación: una universidad, un centro de estudios o un laboratorio que conoce la IA.',
  'glossary.13': 'Mala reputación: cuánto se habla mal de una empresa. Por cada 1 pierdes un punto al final.',
  'glossary.14':
    'Relación con el gobierno: Buena, Neutral o Mala. Decide tus dados en las comunidades y a quién golpea una represión.',
  'glossary.15':
    'Represión: la policía cierra una comunidad. Quien no tiene Buena relación con el gobierno no puede hacer nada ahí.',
  'glossary.16': 'Apoyo y Bloqueo: lo que puedes hacer por otro jugador en una ronda, o contra él.',
  'glossary.17': 'Licencia: el derecho a usar una IA. Su dueño puede venderla también a otros.',
  'glossary.18': 'Vulnerabilidad: la manera en que una IA puede dañar a quienes la usan. Hay cinco tipos.',
  'glossary.19':
    'Vigilancia: alguien te observa a través de la IA. Lo que sabe de la gente cae en malas manos.',
  'glossary.20':
    'Estafa: alguien usa la IA para engañar, con voces falsas, mensajes falsos o facturas falsas.',
  'glossary.21':
    'Sesgo: la IA aprendió de unas personas y se equivoca con otras. Las trata de forma injusta, y al principio nadie lo nota.',
  'glossary.22': 'Desinformación: la IA hace o difunde cosas que no son verdad, y la gente las cree.',
  'glossary.23':
    'Dependencia: ya no sabes trabajar sin la IA. Cuando falla, se vuelve cara o se apaga, no puedes seguir.',
  'glossary.24':
    'Protección: mientras usas una IA que protege de un tipo de vulnerabilidad, tus otras IA no pueden dañarte así.',
  'glossary.25': 'Futuro: uno de los futuros que puede tener el país. Las fichas en él son voces a su favor.',
  'glossary.26':
    'Clima político: cómo se gobierna el país. Cinco cosas: ley, tecnología, confianza, economía y apertura.',
  'glossary.27': 'Cultura legal: cuánto vale una promesa en este país.',
  'glossary.28': 'Apertura cívica: si la gente puede hablar y reunirse con libertad.',
  'glossary.29':
    'Confianza pública: si la gente cree que su voz cuenta. Donde no lo cree, se pierden fichas.',
  'glossary.30': 'Facilitador: quien conoce el juego y guía a los demás.',
};
