update dispositif_niveau set besoin = 'Former des secouristes';
