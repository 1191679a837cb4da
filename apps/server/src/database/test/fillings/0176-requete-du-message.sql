update message_support set requete = '3f0a6c52-1d8e-4b7a-9c1f-5a2e8d7b6c01';
